import { caseStudies } from '#src/content/articles/case-studies.ts'
import { accounts, content, legend } from '#src/content/pages/case-studies.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import { CaseRow } from '#src/sections/articles/case-row.tsx'
import { Section } from '#src/ui/section.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import './case-studies.css'

function CaseStudies() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'micrometer', hero: 'hero', text: 'text' }}
      legend={<PieceLegend text={legend} />}
    >
      <Section {...accounts}>
        <ul className="cases">
          {caseStudies.map((study) => (
            <CaseRow key={study.path} study={study} />
          ))}
        </ul>
        <CountingLink />
      </Section>
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: CaseStudies }
