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
  lead: `${brand.word} builds business software in which the parts know about each other. A lead, a task, a meeting and a payment belong to the same story, and we keep them there.`,
  blocks: [
    {
      heading: 'Where the name comes from',
      band: true,
      paragraphs: [
        'In the eighteenth century, instrument makers built brass models of the solar system. You turned a crank and every planet moved at its own pace, yet all of them were driven by one train of gears. A child could see in a minute what a page of tables hid.',
        'We took the name because a company works the same way. Sales, service, finance and security each keep their own rhythm, and the useful question is how one moves the next.',
      ],
    },
    {
      heading: 'Three ideas we build on',
      rows: [
        {
          term: 'Integrated platform',
          detail:
            'Six products and their modules use the same records, so a change made in one is visible in the rest.',
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
        { term: 'Client satisfaction', detail: 'Across the businesses that work with us.', value: '95%' },
        { term: 'Enterprises', detail: 'Trust the platform with daily work.', value: '100+' },
        {
          term: 'Reply time',
          detail: 'A person answers every message within this time on business days.',
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
    { path: paths.platform, reason: 'See how six modules work with the same customer.' },
    { path: paths.tokenization, reason: 'Read how contribution becomes a balance.' },
    { path: paths.industries, reason: 'See where companies in your industry begin.' },
  ],
}

/** The buttons of the first screen. */
export const heroActions = { journey: 'Explore Our Journey' } as const
