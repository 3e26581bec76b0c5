import { content } from '#src/content/pages/tokenization.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { tokenText } from '#src/content/technology/tokens.ts'
import { PieceNames } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { TokenPath } from './token-path.tsx'
import './pan-labels.css'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'balance', hero: 'hero', staying: 'month' }}
      demo={<TokenPath />}
      legend={<PieceNames className="pan-labels" names={tokenText.pans} />}
    />
  ),
}
