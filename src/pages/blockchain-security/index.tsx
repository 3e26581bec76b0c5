import { opening } from '#src/content/openings/blockchain-security.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '../page-module.ts'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => <OpeningPage opening={opening} />,
}
