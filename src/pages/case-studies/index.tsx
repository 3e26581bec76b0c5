import { caseStudies } from '#src/content/articles/case-studies.ts'
import { accounts, opening } from '#src/content/openings/case-studies.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import { CaseRow } from '#src/sections/pieces/case-row.tsx'
import '#src/sections/pieces/pieces-page.css'
import { Section } from '#src/ui/section.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

function CaseStudies() {
  return (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'lens', placement: 'cases', place: 'hero' },
        text: { scene: 'lens', placement: 'cases-text', place: 'aside' },
      }}
    >
      <Section {...accounts}>
        <ul>
          {caseStudies.map((study) => (
            <CaseRow key={study.path} study={study} />
          ))}
        </ul>
        <CountingLink />
      </Section>
    </OpeningPage>
  )
}

export const page: PageModule = { meta: opening.meta, Page: CaseStudies }
