import { caseStudies } from '#src/content/articles/case-studies.ts'
import { opening } from '#src/content/openings/case-studies.ts'
import { paths } from '#src/content/paths.ts'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import '#src/sections/opening/opening-page.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { CaseRow } from '#src/sections/pieces/case-row.tsx'
import '#src/sections/pieces/pieces-page.css'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import type { PageModule } from '../page-module.ts'

function CaseStudies() {
  const { label, heading, lead, blocks, related, action } = opening
  return (
    <>
      <PageHero
        label={label}
        heading={heading}
        lead={lead}
        actions={
          action && (
            <ButtonLink to={`${paths.contact}?topic=${action.topic}`} icon="arrow">
              {action.label}
            </ButtonLink>
          )
        }
      />
      <Section
        id="accounts"
        label="Accounts"
        heading={{ text: 'Four courses, with their trouble', emphasis: 'trouble' }}
      >
        <ul>
          {caseStudies.map((study) => (
            <CaseRow key={study.path} study={study} />
          ))}
        </ul>
      </Section>
      <OpeningBlocks blocks={blocks} />
      <RelatedPages pages={related} />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: CaseStudies }
