import { text } from '#src/content/legal/accessibility.md'
import { html } from '#src/content/legal/accessibility.md?body'
import { content } from '#src/content/pages/accessibility.ts'
import { legalPage } from '#src/sections/prose/legal-page.tsx'

export const page = legalPage(content, text, html)
