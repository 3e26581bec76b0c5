import type { PageContent } from '../page-content.ts'
import { howToBuy } from '../buying.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.solutions,
    title: 'Business software: six products, one platform',
    description:
      'One platform, six products: integrated platform, virtual assistant, task management, AI analytics, security and automation. See pricing, trial and demo.',
  },
  label: 'Solutions',
  heading: { text: 'Six products on one platform', emphasis: 'one platform' },
  lead: 'Each product works by itself. Together they share customers, events, permissions and one ledger.',
  blocks: [
    {
      heading: 'What shared records change',
      paragraphs: [
        'A question that the assistant answered at night is in Analytics by morning, the task it led to has an owner, and the person who asked is one lead, not three.',
      ],
    },
    {
      heading: 'Which to begin with',
      paragraphs: [
        'Begin where people wait. If customers wait, start with the assistant. If decisions wait, start with analytics. If the same approval sits in three inboxes, start with tasks or automation.',
        'Security is part of every product. Regulated companies often buy it first, by itself.',
      ],
    },
    howToBuy,
  ],
  next: 'See the solutions at work',
  related: [
    {
      path: paths.industries,
      reason: 'How a shop, a payments firm, a law office and a small company use the products.',
    },
    { path: paths.caseStudies, reason: 'Where four sample companies began, and what changed.' },
    { path: paths.technology, reason: 'Tokens, ledgers and data privacy, explained layer by layer.' },
  ],
}
