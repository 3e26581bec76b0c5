import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { opening } from '#src/content/openings/whitepapers.ts'
import { paths } from '#src/content/paths.ts'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import '#src/sections/opening/opening-page.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { PaperRow } from '#src/sections/pieces/paper-row.tsx'
import '#src/sections/pieces/pieces-page.css'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import type { PageModule } from '../page-module.ts'

function Whitepapers() {
  const { label, heading, lead, blocks, related, action } = opening
  return (
    <>
      <PageHero
        label={label}
        heading={heading}
        lead={lead}
        actions={
          action && (
            <ButtonLink to={`${paths.contact}?topic=${action.topic}`} variant="outline" icon="arrow">
              {action.label}
            </ButtonLink>
          )
        }
      />
      <Section
        id="papers"
        label="Papers"
        heading={{ text: 'Four methods, to read or to print', emphasis: 'Four methods' }}
      >
        <ul>
          {whitepapers.map((paper) => (
            <PaperRow key={paper.path} paper={paper} />
          ))}
        </ul>
      </Section>
      <OpeningBlocks blocks={blocks} />
      <RelatedPages pages={related} />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Whitepapers }
