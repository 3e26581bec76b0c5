import { brand } from '../brand.ts'
import type { UnlabelledContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: UnlabelledContent = {
  meta: {
    path: paths.cookies,
    title: 'Cookies and browser storage on this website',
    description:
      'This website sets no cookies. It keeps two settings in local storage and a few notes for the open tab; here is each one, what it is for and how to erase it.',
  },
  heading: { text: 'No cookies, and a short list of what is stored', emphasis: 'No cookies' },
  lead: `${brand.word} sets no cookies on this website, for tracking or for anything else. That is why no banner asks you about them.`,
  next: 'More about privacy on this site',
  related: [
    { path: paths.privacy, reason: 'What the contact form sends, and to whom.' },
    { path: paths.accessibility, reason: 'What the Motion switch does and who it is for.' },
  ],
  ask: { label: 'Ask a question', topic: 'privacy' },
}
