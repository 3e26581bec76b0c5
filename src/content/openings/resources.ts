import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.resources,
    title: 'Resources',
    description:
      'Three kinds of reading for people who choose business software: short notes, accounts of projects and papers with methods. Find the one that fits you.',
  },
  label: 'Resources',
  heading: { text: 'Reading for people who have to decide', emphasis: 'have to decide' },
  lead: 'We write for the person who will sign, and for the person who will have to live with the system afterward. Both deserve reasons.',
  blocks: [
    {
      heading: 'Three formats, three questions',
      rows: [
        {
          term: 'Blog',
          detail: 'What is this, and should I care? One idea, a few minutes, an example you can try.',
        },
        {
          term: 'Case studies',
          detail:
            'What happens when a business like mine does it? The starting point, the steps, the trouble on the way.',
        },
        {
          term: 'Whitepapers',
          detail: 'How exactly does it work? Methods, assumptions and limits, with sources you can look up.',
        },
      ],
    },
    {
      heading: 'How we write',
      paragraphs: [
        'A figure comes with what was counted and over which period. A claim about a competitor is left out. If a method fails in some cases, the text names them. Terms are explained where they first appear, since a reader who has to look up three acronyms has stopped reading.',
        'Corrections are made in the text and noted at its end with the date, so a link you saved continues to point to the right version.',
      ],
    },
    {
      heading: 'Using what you read',
      paragraphs: [
        `You may quote short passages with a link. To print something for a class or a board paper, ask at ${brand.email.info}; the answer is usually yes. Nothing here sits behind a form, because a reader who has to pay with an address reads less generously.`,
      ],
    },
  ],
  related: [
    { path: paths.blog, reason: 'Short notes on one idea at a time.' },
    { path: paths.caseStudies, reason: 'Projects told from the first problem to the result.' },
    { path: paths.whitepapers, reason: 'Methods and limits, with sources.' },
    { path: paths.documentation, reason: 'For those who will build the integration.' },
  ],
  action: { label: 'Ask about a publication', topic: 'resources' },
}
