import { text } from '#src/content/legal/security.md'
import { html } from '#src/content/legal/security.md?body'
import { opening } from '#src/content/openings/security.ts'
import { LegalPage } from '#src/sections/prose/legal-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => <LegalPage opening={opening} text={text} html={html} />,
}
