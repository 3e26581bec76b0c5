import { text } from '#src/content/legal/privacy.md'
import { html } from '#src/content/legal/privacy.md?body'
import { content } from '#src/content/pages/privacy.ts'
import { legalPage } from '#src/sections/prose/legal-page.tsx'

export const page = legalPage(content, text, html)
