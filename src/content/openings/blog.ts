import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.blog,
    title: 'Blog on analytics, automation and security',
    description:
      'Short notes on analytics, automation, security, assistants and tokens. Each answers one question, with an example whose numbers you can recalculate.',
  },
  label: 'Blog',
  heading: { text: 'Notes on analytics, automation and security', emphasis: 'Notes' },
  lead: `The ${brand.word} blog explains one thing at a time: a method, a mistake, a decision and what it cost. A note should take less time to read than the meeting it might spare you.`,
  blocks: [
    {
      heading: 'House rules',
      paragraphs: [
        'One note answers one question, and the answer stands at its head. Examples use numbers you can recalculate. If we sell something that bears on the subject, the note says so in its first line.',
        'Notes are written and edited by our editorial team and signed by the company. Each is read for two things: is it true, and would a busy person miss any sentence that was taken out?',
      ],
    },
    {
      heading: 'Suggest a question',
      paragraphs: [
        'The best subjects come from readers who were told something by a vendor and did not quite believe it. Send the claim, and tell us where you heard it. We answer by email in any case, and in public when the answer may serve more people than one.',
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
  ask: { label: 'Ask a question', topic: 'resources' },
}

/** The buttons of the first screen. */
export const heroActions = { read: 'Read the notes' } as const
