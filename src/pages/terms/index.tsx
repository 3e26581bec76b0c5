import { text } from '#src/content/legal/terms.md'
import { html } from '#src/content/legal/terms.md?body'
import { content } from '#src/content/pages/terms.ts'
import { LegalPage } from '#src/sections/prose/legal-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

export const page: PageModule = {
  meta: content.meta,
  Page: () => <LegalPage content={content} text={text} html={html} />,
}
