import { brand } from '../brand.ts'
import type { UnlabelledContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: UnlabelledContent = {
  meta: {
    path: paths.privacy,
    title: 'Website privacy notice: what the form sends',
    description:
      'What this website knows about you: no accounts, no analytics, no cookies. What the contact form sends, to whom, and what your own browser remembers.',
  },
  heading: { text: 'Privacy: this site knows very little about you', emphasis: 'very little' },
  lead: `This notice is about this website, which ${brand.legalName} runs. You can read all of it without an account, and nothing counts or follows your visit.`,
  next: 'More about data and storage',
  related: [
    { path: paths.cookies, reason: 'Every entry in browser storage, by name.' },
    { path: paths.security, reason: 'How this site is protected.' },
    { path: paths.dataPrivacy, reason: 'Privacy in the products, which is another matter.' },
  ],
  ask: { label: 'Make a privacy request', topic: 'privacy' },
}
