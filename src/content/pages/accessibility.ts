import { brand } from '../brand.ts'
import type { UnlabelledContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: UnlabelledContent = {
  meta: {
    path: paths.accessibility,
    title: 'Accessibility statement: how this site is tested',
    description:
      'This website aims at WCAG 2.2 level AA. How it is tested, how to stop motion, and how to report a barrier so that we can remove it.',
  },
  heading: { text: 'Accessibility: built to be used by everyone', emphasis: 'by everyone' },
  lead: `The ${brand.word} website shows a moving instrument, but everything it says is also on the page as text, controls and figures.`,
  next: 'More about how this site works',
  related: [
    { path: paths.helpCenter, reason: 'Other questions about this site, answered.' },
    { path: paths.cookies, reason: 'Where your choice of motion is remembered.' },
  ],
  ask: { label: 'Report a problem', topic: 'accessibility' },
}
