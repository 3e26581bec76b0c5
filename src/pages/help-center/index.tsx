import { useState } from 'react'
import { content } from '#src/content/pages/help-center.ts'
import { faq } from '#src/content/support/faq.ts'
import { helpTexts } from '#src/content/support/help-texts.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import '#src/sections/support/support.css'
import '#src/ui/search-input.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { countFound } from './found.ts'
import { QuestionFilter } from './question-filter.tsx'
import { Questions } from './questions.tsx'
import './help-center.css'

function HelpCenter() {
  const [query, setQuery] = useState('')
  const filter = { query, setQuery, left: countFound(query) }
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'compass', hero: 'support' }}
      beneath={<QuestionFilter {...filter} />}
      legend={<PieceLegend text={helpTexts.legend(faq[0]?.name ?? '')} />}
    >
      <Questions {...filter} />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: HelpCenter }
