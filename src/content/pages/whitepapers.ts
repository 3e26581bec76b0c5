import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.whitepapers,
    title: 'Whitepapers on AI, forecasts and access',
    description:
      'Papers for readers who want the method: testing forecasts, measuring assistants, zero-trust access, token rewards. Assumptions and sources are stated.',
  },
  label: 'Resources',
  heading: { text: 'Whitepapers: the long answer, with sources', emphasis: 'with sources' },
  lead: `Each ${brand.word} whitepaper sets out one method in full, with its assumptions, its limits and its sources, so that an informed reader can check it.`,
  blocks: [
    {
      heading: 'What every paper contains',
      paragraphs: [
        'A summary on the first page that can be read alone. The assumptions, numbered, so that you can object to the second without losing the others. The method, the result and a section on limits that is as long as it needs to be.',
        'Sources are given so that they can be found: title, author, year. Our own measurements come with the size of the sample and the way it was drawn.',
      ],
    },
    {
      heading: 'If you find a mistake',
      paragraphs: [
        'Tell us the page and what you expected to see. A correction is dated, described in one line and credited to you if you wish.',
      ],
    },
  ],
  next: 'Shorter reads on the same subjects',
  related: [
    { path: paths.technology, reason: 'A shorter tour of the same subjects.' },
    { path: paths.blog, reason: 'For a first impression in a few minutes.' },
    { path: paths.dataPrivacy, reason: 'The rules that the papers on access start from.' },
  ],
  action: { label: 'Ask a question', topic: 'resources' },
}

/** Of the instrument beside the first words. */
export const legend = 'As you scroll, the screw presses the papers of one long answer together.'

/** The button of the first screen. */
export const readNewest = 'Read the newest'

/** The list of them. */
export const papers = {
  id: 'papers',
  label: 'With sources',
  heading: { text: 'Four whitepapers, to read or to print' },
} as const
