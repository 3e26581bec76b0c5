import { text } from '#src/content/legal/security.md'
import { html } from '#src/content/legal/security.md?body'
import { content } from '#src/content/pages/security.ts'
import { LegalPage } from '#src/sections/prose/legal-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

export const page: PageModule = {
  meta: content.meta,
  Page: () => <LegalPage content={content} text={text} html={html} />,
}
