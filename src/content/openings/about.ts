import { brand } from '../brand.ts'
import { hoursText } from '../hours-text.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.about,
    title: 'About the company, its office and its figures',
    description: `Why ${brand.word} builds one platform for six products, what its name means, how our figures are counted and how to reach us in ${brand.address.city}.`,
  },
  label: 'About us',
  heading: { text: `${brand.word} builds one platform for every department`, emphasis: 'one platform' },
  lead: `${brand.word} makes business software on which every department shares its records. A lead, a task, a meeting and a payment belong to one customer, and the platform keeps them together.`,
  blocks: [
    {
      heading: 'Where the name comes from',
      band: true,
      paragraphs: [
        'In the eighteenth century, instrument makers built brass models of the solar system. You turned a crank and every planet moved at its own pace, all driven by one train of gears.',
        'We took the name because a company works the same way: sales, service, finance and security each have their own rhythm, and each moves the next.',
      ],
    },
    {
      heading: 'Three ideas we build on',
      rows: [
        {
          term: 'One platform',
          detail: 'Six products share one set of records, so a change made in one is visible in the rest.',
        },
        {
          term: 'Tokenization',
          detail:
            'People who contribute data and insight are paid in tokens, from a ledger they can inspect.',
        },
        {
          term: 'Governance',
          detail:
            'Accountability, transparency, privacy and compliance each have a definition, a figure and a target.',
        },
      ],
    },
    {
      heading: 'What you can expect',
      band: true,
      counted: true,
      rows: [
        { term: 'Client satisfaction', detail: 'In the yearly survey of our clients.', value: '95%' },
        { term: 'Enterprises', detail: 'Use the platform for daily work.', value: '100+' },
        {
          term: 'Reply time',
          detail: 'A person answers every message on business days.',
          value: '24 h',
        },
      ],
    },
    {
      heading: 'Where we are',
      paragraphs: [
        `Our office is at ${brand.address.street}, ${brand.address.city}, ${brand.address.region}. Office hours are ${hoursText}. If a drawing would help, call ${brand.phone.display.replaceAll(' ', '\u00a0')} and we will find a whiteboard.`,
      ],
    },
  ],
  next: 'What the company makes',
  related: [
    { path: paths.platform, reason: 'See how six modules work on one customer record.' },
    { path: paths.tokenization, reason: 'Read how contributions become a balance.' },
    { path: paths.industries, reason: 'See where companies in your industry begin.' },
  ],
}

/** The buttons of the first screen. */
export const heroActions = { journey: 'Explore Our Journey', demo: 'Schedule Demo' } as const
