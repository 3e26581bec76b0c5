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
            'A live product video runs on the platform; viewers who ask a question become scored leads.',
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
        'Website analytics, the shop system and email marketing. With these three you can answer the most expensive question in retail: which discounts bring customers who come back, and which bring customers who wait for the next discount.',
        'Accounting follows, so that a campaign is judged on margin after refunds instead of on revenue alone.',
      ],
    },
    {
      heading: 'Payment data',
      paragraphs: [
        'Card details deserve the narrowest access in the company. The controls of the security product are mapped to PCI DSS, and roles keep support staff from ever seeing a full card number.',
      ],
      band: true,
    },
    {
      heading: 'Loyalty points you can account for',
      paragraphs: [
        'Tokens can replace points. A customer earns them for a helpful review or for sharing a fit profile, and the liability appears in your books the moment it arises.',
      ],
    },
  ],
  next: 'Products for a shop',
  related: [
    { path: paths.analytics, reason: 'The six sources and how they are joined.' },
    { path: paths.assistant, reason: 'Customer support in the shopper’s language.' },
    { path: paths.caseStudies, reason: 'How a clothing shop cut its returns, in figures.' },
  ],
  action: { label: 'Schedule Demo', topic: 'ecommerce' },
}
