import { articleTopics } from '../article.ts'
import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.blog,
    title: 'Blog on analytics, automation and security',
    description:
      'Short notes on analytics, automation, security, assistants and tokens. Each answers one question, with an example whose numbers you can recalculate.',
  },
  label: 'Blog',
  heading: { text: 'Notes on analytics, automation and security', emphasis: 'Notes' },
  lead: `The ${brand.word} blog explains one thing at a time: a method, a mistake, a decision and what it cost. Most notes take under ten minutes.`,
  blocks: [
    {
      heading: 'House rules',
      band: true,
      paragraphs: [
        'One note answers one question, and the answer comes first. Examples use numbers you can recalculate. If we sell something that bears on the subject, the note says so in its first line.',
        'Our editorial team writes and edits the notes, and the company signs them. Each is checked for facts and cut to what a busy reader needs.',
      ],
    },
    {
      heading: 'Suggest a question',
      paragraphs: [
        'The best subjects come from readers who heard a claim from a vendor and doubt it. Send the claim, and tell us where you heard it. We always answer by email, and in public when the answer may help others.',
      ],
    },
  ],
  next: 'Longer reads on the same subjects',
  related: [
    { path: paths.caseStudies, reason: 'Longer accounts, from problem to result.' },
    { path: paths.whitepapers, reason: 'The methods behind the notes.' },
    { path: paths.technology, reason: 'The layers of the platform the notes refer to.' },
  ],
  action: { label: 'Ask a question', topic: 'resources' },
}

/** The topics that the heading names, in its order: each has its fork. */
export const forkNames = [articleTopics.analytics, articleTopics.automation, articleTopics.security] as const

/** The buttons of the first screen. */
export const heroActions = { read: 'Read the notes' } as const
