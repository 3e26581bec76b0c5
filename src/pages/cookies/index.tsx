import { text } from '#src/content/legal/cookies.md'
import { html } from '#src/content/legal/cookies.md?body'
import { content } from '#src/content/pages/cookies.ts'
import { legalPage } from '#src/sections/prose/legal-page.tsx'

export const page = legalPage(content, text, html)
