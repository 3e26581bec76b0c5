import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content = {
  meta: {
    path: paths.resources,
    title: 'Resources: blog, case studies and whitepapers',
    description:
      'Three kinds of reading for people who choose business software: short notes, accounts of projects and papers with methods. Find the one that fits you.',
  },
  label: 'Reading',
  heading: { text: 'Resources for people who choose software', emphasis: 'choose software' },
  lead: 'A blog, case studies and whitepapers, for the person who signs the contract and for the people who will use the system afterward.',
  blocks: [
    {
      heading: 'How we write',
      rows: [
        {
          term: 'Figures',
          detail:
            'A figure comes with what was counted and over which period. If a method fails in some cases, the text names them. We make no claims about competitors.',
        },
        {
          term: 'Corrections',
          detail:
            'They are made in the text and noted at the top with the date, so a link you saved continues to point to the right version.',
        },
        {
          term: 'Reuse',
          detail: `You may quote passages with a link, and print the whitepapers or pass them on unchanged. For anything else, ask at ${brand.email.info}; the answer is usually yes.`,
        },
      ],
    },
  ],
  next: 'For those who will build it',
  related: [
    { path: paths.technology, reason: 'The layers that the papers refer to.' },
    { path: paths.helpCenter, reason: 'Short answers to single questions.' },
    { path: paths.documentation, reason: 'Guides and samples for the integration.' },
  ],
  ask: { label: 'Ask a question', topic: 'resources' },
} satisfies PageContent

/** Of the instrument beside the first words. */
export const legend = 'The glass goes along the scale as you scroll: each text enlarges one question.'
