import { brand } from '../brand.ts'
import type { PageContent, TiledPage } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.industries,
    title: 'Business software by industry: four examples',
    description:
      'Business software set up for e-commerce, fintech, law firms and small companies. See which problem each industry tends to solve first, and with what.',
  },
  label: 'Industries',
  heading: { text: 'The same platform, set up for your industry', emphasis: 'your industry' },
  lead: 'A shop, a payments firm, a law office and a small company work differently, but need the same orderly records. Each opens on a screen of its own.',
  blocks: [
    {
      heading: 'If your industry is not listed',
      paragraphs: [
        'Describe one week: where requests arrive, who decides, what gets written down and what is regularly late. Many setups borrow from two of the four above. A clinic’s schedule, for example, has much in common with a law office’s.',
        'Someone who has read your description will answer.',
      ],
      links: [
        { text: 'Describe your week', to: paths.contact },
        { text: brand.email.info, to: `mailto:${brand.email.info}` },
      ],
    },
    {
      heading: 'What does not change',
      band: true,
      paragraphs: [
        'Encryption, roles, monitoring and the standards behind them are the same for five people and for five thousand. So is the data model: a firm that grows into a second industry, say a retailer that starts to lend, adds a product and keeps its records.',
      ],
    },
  ],
  next: 'What is behind each setup',
  related: [
    { path: paths.solutions, reason: 'Six products, and the problem each one solves.' },
    { path: paths.caseStudies, reason: 'What four sample companies changed first.' },
    { path: paths.technology, reason: 'What holds the records, layer by layer.' },
  ],
  action: { label: 'Schedule Demo', topic: 'industry' },
}

export const choice = {
  label: 'Four examples',
  heading: 'Choose your industry',
} as const

export const industryPages = [
  {
    path: paths.ecommerce,
    piece: 'fountain',
    reason: 'See the gap between what visitors look for and what they buy, and close it.',
  },
  {
    path: paths.fintech,
    piece: 'raceway',
    reason: 'Proof comes first: security, monitoring and an audit trail.',
  },
  {
    path: paths.legalIndustry,
    piece: 'quadrant',
    reason: 'Documents and deadlines: the task suite carries a matter from intake to filing.',
  },
  {
    path: paths.smb,
    piece: 'abacus',
    reason: 'SMBs gain hours: the assistant and two or three automated handovers save time within weeks.',
  },
] as const satisfies readonly TiledPage[]
