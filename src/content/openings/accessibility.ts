import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.accessibility,
    title: 'Accessibility statement: how this site is tested',
    description:
      'This website aims at WCAG 2.2 level AA. How it is tested, what to do about motion, and how to tell us about a barrier so that it can be taken away.',
  },
  label: 'Accessibility',
  heading: { text: 'Accessibility: built to be used by everyone', emphasis: 'by everyone' },
  lead: `The ${brand.word} website shows a moving instrument, and none of its meaning is locked inside the picture. Text, controls and figures are on the page itself.`,
  blocks: [],
  next: 'More about how this site works',
  related: [
    { path: paths.helpCenter, reason: 'Other questions about this site, answered.' },
    { path: paths.cookies, reason: 'Where your choice of motion is remembered.' },
  ],
  ask: { label: 'Report a problem', topic: 'accessibility' },
}
