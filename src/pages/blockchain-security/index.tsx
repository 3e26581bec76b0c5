import { content } from '#src/content/pages/blockchain-security.ts'
import { approvalText } from '#src/content/technology/approval.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Approval } from './approval.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'mooring', hero: 'hero', staying: 'approval' }}
      demo={<Approval />}
      legend={<PieceLegend text={approvalText.legend} />}
    />
  ),
}
