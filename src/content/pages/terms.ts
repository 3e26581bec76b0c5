import type { UnlabelledContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: UnlabelledContent = {
  meta: {
    path: paths.terms,
    title: 'Terms of website use, in plain English',
    description:
      'The terms for using this website, in plain words: the company shown is a sample, its figures are illustrative, and reading the pages binds you to nothing.',
  },
  heading: { text: 'Terms for using this website', emphasis: 'this website' },
  lead: 'They are short because the site does little: it shows pages, plays demonstrations and delivers a message if you write one.',
  next: 'Other rules of this website',
  related: [
    { path: paths.privacy, reason: 'What happens to a message you send.' },
    { path: paths.accessibility, reason: 'How the site is meant to work for everyone.' },
    { path: paths.helpCenter, reason: 'Answers about the site, and ways to reach us.' },
  ],
  ask: { label: 'Ask a question', topic: 'support' },
}
