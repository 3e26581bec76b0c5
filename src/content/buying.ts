import { buyingLinks } from './buying-links.ts'
import type { ContentBlock } from './page-content.ts'
import { anchors, paths } from './paths.ts'

/** What a buyer asks before a first call: each answer once, on the page where it is looked for, with links to the rest. */

const toPrice = { text: buyingLinks.solutions, to: `${paths.solutions}#${anchors.howToBuy}` }
const toConnections = { text: buyingLinks.platform, to: `${paths.platform}#${anchors.connections}` }
const toServiceLevel = { text: buyingLinks.security, to: `${paths.securitySolution}#${anchors.serviceLevel}` }

/** On the overview of the products. */
export const howToBuy = {
  id: anchors.howToBuy,
  heading: 'Pricing, trial and demo',
  rows: [
    {
      term: 'Price',
      detail:
        'Three things set it: the products and modules you use, the number of people, and the data volume of your sources. You get one written offer, which also says what growth would cost, and one contract.',
    },
    {
      term: 'Demo',
      detail:
        'We walk through one process of yours and show what would change, or tell you if a smaller tool would do. Afterward you get a written summary with the price.',
      value: '30 minutes',
    },
    {
      term: 'Free trial',
      detail:
        'A workspace with the products you name; we set up the first source with you. If you do not sign, we erase your data at the end.',
      value: '30 days',
    },
    {
      term: 'First weeks',
      detail:
        'In week 1 we connect your first source; in weeks 2 to 4 we build the first workflows with you.',
      value: '4 weeks',
    },
  ],
  links: [toConnections, toServiceLevel],
} as const satisfies ContentBlock

/** On the page of the integrated platform. */
export const connections = {
  id: anchors.connections,
  heading: 'What connects',
  across: true,
  rows: [
    {
      term: 'Email and calendars',
      detail: 'Gmail and Outlook, signed in as always; any other server by SMTP, IMAP or POP.',
    },
    {
      term: 'Data sources',
      detail:
        'Social media, website analytics, CRM, financial data, mobile apps and email marketing. Shops and accounting systems count as financial data.',
    },
    { term: 'Sign-in', detail: 'Single sign-on through the identity provider you have.' },
    {
      term: 'Everything else',
      detail: 'The API and webhooks. An engineer connects a typical source in about a day.',
    },
  ],
  links: [toPrice, toServiceLevel],
} as const satisfies ContentBlock

/** Not one of the six modules: every product uses it. On the page of the integrated platform. */
export const globalPayments = {
  id: anchors.globalPayments,
  heading: 'Global payments',
  across: true,
  paragraphs: [
    'The global payment system is a service of the core that all products use. An invoice in one currency is settled in another, and the ledger shows both amounts and the rate.',
  ],
  rows: [
    {
      term: 'Invoice',
      detail: 'Written in the customer’s currency, from the agreement on the customer record.',
    },
    {
      term: 'Check',
      detail: 'Screened and scored by your rules. Above your threshold, two people approve.',
    },
    {
      term: 'Settle',
      detail:
        'Paid out in your currency through the payment provider you have. Refunds and partner shares go the same way back.',
    },
  ],
} as const satisfies ContentBlock

/** On the page of the security product. */
export const serviceLevel = {
  id: anchors.serviceLevel,
  heading: 'Service level and data location',
  rows: [
    {
      term: 'Service level',
      detail:
        'Uptime of 99.9% in each quarter, as the status page shows it; incident response in under 15 minutes; recovery within 4 hours.',
    },
    {
      term: 'Data location',
      detail: 'United States or European Union, as you choose. Two sites in that region; backups stay there.',
    },
    {
      term: 'Erasure',
      detail: 'After the contract and the agreed reading time. Backups follow within 35 days.',
    },
  ],
  links: [toPrice, toConnections],
  counted: true,
} as const satisfies ContentBlock
