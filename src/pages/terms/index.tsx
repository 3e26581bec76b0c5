import { text } from '#src/content/legal/terms.md'
import { html } from '#src/content/legal/terms.md?body'
import { opening } from '#src/content/openings/terms.ts'
import { LegalPage } from '#src/sections/prose/legal-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => <LegalPage opening={opening} text={text} html={html} />,
}
