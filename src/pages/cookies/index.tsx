import { text } from '#src/content/legal/cookies.md'
import { html } from '#src/content/legal/cookies.md?body'
import { content } from '#src/content/pages/cookies.ts'
import { LegalPage } from '#src/sections/prose/legal-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

export const page: PageModule = {
  meta: content.meta,
  Page: () => <LegalPage content={content} text={text} html={html} />,
}
