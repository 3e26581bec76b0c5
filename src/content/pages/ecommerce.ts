import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.ecommerce,
    title: 'E-commerce software: analytics and support',
    description:
      'For online shops: trace a sale to the campaign behind it, answer shoppers at any hour in their own language, and see returns and refunds in one view.',
  },
  label: 'Industries',
  heading: { text: 'E-commerce: know why carts are abandoned', emphasis: 'why carts are abandoned' },
  lead: `An online shop already collects the evidence, in its website analytics, its shop system and its email tool. ${brand.word} reads all three together, customer by customer.`,
  blocks: [
    {
      heading: 'A day in the shop',
      across: true,
      rows: [
        {
          term: 'Morning',
          detail: 'The dashboard opens with what changed overnight, by product and by source of traffic.',
        },
        {
          term: 'Noon',
          detail: `A shopper asks in Portuguese about sizes. ${brand.assistant.name} answers from the product data and reserves the item.`,
        },
        {
          term: 'Afternoon',
          detail:
            'A live product video runs on the platform; viewers who ask a question are passed to sales with a score.',
        },
        {
          term: 'Evening',
          detail: 'The day’s returns are sorted by reason, and the size chart gets a note.',
        },
      ],
    },
    {
      heading: 'What to connect first',
      paragraphs: [
        'The first three answer the most expensive question in retail: which discounts bring customers who come back, and which bring customers who wait for the next one.',
      ],
      rows: [
        { term: 'Website analytics', detail: 'Where a visit came from, and the page on which it ended.' },
        { term: 'Shop system', detail: 'What was bought, at which discount, and what was returned.' },
        { term: 'Email marketing', detail: 'Which message was opened before the order, and by whom.' },
        {
          term: 'Accounting, next',
          detail: 'What a campaign earned after refunds, instead of its revenue alone.',
        },
      ],
    },
    {
      heading: 'Payment data',
      paragraphs: [
        'Card details deserve the narrowest access in the company.',
        'The controls of the security product are mapped to PCI DSS, and roles keep support staff from ever seeing a full card number.',
      ],
      band: true,
    },
    {
      heading: 'Loyalty points you can account for',
      paragraphs: ['Tokens can replace points, and each one has its entry in the ledger.'],
      rows: [
        { term: 'Earned', detail: 'For a helpful review, or for sharing a fit profile.' },
        { term: 'Booked', detail: 'As a liability in your accounts, the moment it arises.' },
        { term: 'Redeemed', detail: 'In your shop, or with partners that keep the same ledger.' },
      ],
      links: [
        { text: 'How three shops share one ledger', to: `${paths.caseStudies}/three-shops-one-ledger` },
      ],
    },
  ],
  next: 'What shops ask next',
  related: [
    { path: paths.securitySolution, reason: 'Who may see a card, and the standards behind it.' },
    { path: paths.tokenization, reason: 'How tokens are counted, and what they pay for.' },
    { path: paths.caseStudies, reason: 'How a clothing shop cut its returns, in figures.' },
  ],
  action: { label: 'Schedule Demo', topic: 'ecommerce' },
}
