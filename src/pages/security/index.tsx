import { text } from '#src/content/legal/security.md'
import { html } from '#src/content/legal/security.md?body'
import { content } from '#src/content/pages/security.ts'
import { legalPage } from '#src/sections/prose/legal-page.tsx'

export const page = legalPage(content, text, html)
