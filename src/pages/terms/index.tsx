import { text } from '#src/content/legal/terms.md'
import { html } from '#src/content/legal/terms.md?body'
import { content } from '#src/content/pages/terms.ts'
import { legalPage } from '#src/sections/prose/legal-page.tsx'

export const page = legalPage(content, text, html)
