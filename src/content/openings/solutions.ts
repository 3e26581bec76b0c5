import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.solutions,
    title: 'Business software solutions',
    description:
      'Compare six products on one platform: integrated suite, virtual assistant, task management, AI analytics, security and automation. Start with one.',
  },
  label: 'Solutions',
  heading: { text: 'Six products on one set of records', emphasis: 'one set of records' },
  lead: 'Business software for companies of every size. Each product solves a problem by itself; together they share every customer, task and document, so nothing is typed twice.',
  blocks: [
    {
      heading: 'What shared records change',
      paragraphs: [
        'Every product writes to the same records. A question that the assistant answered at night is in the analytics by morning, the task it led to has an owner, and the person who asked is one lead and not three.',
      ],
    },
    {
      heading: 'Which to begin with',
      paragraphs: [
        'Begin where the waiting is. If customers wait, start with the assistant. If decisions wait, start with analytics. If the same approval sits in three inboxes, start with tasks or automation.',
        'Security is part of every product and can also be bought by itself, which is the usual way in for a regulated company.',
      ],
    },
    {
      heading: 'How a first conversation goes',
      band: true,
      paragraphs: [
        'Bring one process that annoys you and the systems it touches. In a demo we walk through that process on the platform, name what would change and say plainly if a smaller tool would do.',
      ],
    },
  ],
  next: 'See the solutions at work',
  related: [
    {
      path: paths.industries,
      reason: 'The same six, as a shop, a bank, a law firm or a small company uses them.',
    },
    { path: paths.caseStudies, reason: 'What four companies began with, and what changed.' },
    { path: paths.technology, reason: 'Tokens, ledgers and data privacy: what the products stand on.' },
  ],
  ask: { label: 'Find your first product', topic: 'start' },
}
