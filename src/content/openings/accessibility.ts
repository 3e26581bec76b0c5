import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.accessibility,
    title: 'Accessibility',
    description:
      'This website aims at WCAG 2.2 level AA. How it is tested, what to do about motion, and how to tell us about a barrier so that it can be taken away.',
  },
  label: 'Accessibility',
  heading: { text: 'Built to be used by everyone', emphasis: 'by everyone' },
  lead: `The ${brand.word} website shows a moving instrument, and none of its meaning is locked inside the picture. Text, controls and figures are on the page itself.`,
  blocks: [
    {
      heading: 'The standard and the tests',
      paragraphs: [
        'We aim at the Web Content Accessibility Guidelines 2.2, level AA. Automated checks find only part of what can go wrong, so they are joined by journeys that use a page the way a person would.',
      ],
      rows: [
        {
          term: 'Automated checks',
          detail: 'With axe in Chromium, in the light and dark themes, at desktop and phone sizes.',
        },
        {
          term: 'Keyboard only',
          detail: 'Menus, dialogs, tabs, demonstrations and the form, without a mouse.',
        },
        { term: 'Reduced motion', detail: 'Nothing starts by itself, and demonstrations wait for Play.' },
        { term: 'JavaScript off', detail: 'Every page keeps its text and its links.' },
      ],
    },
    {
      heading: 'Controls that may help',
      paragraphs: [
        'The Motion switch beside the theme switch turns the 3D picture into a still one, at once and on every page. If your system asks for reduced motion, that is respected from the start. The intro can be skipped with its button or with Escape. Whatever moves for longer than five seconds can be paused.',
        'Each point in a diagram is a real button with a name. Pictures that carry meaning have a text alternative.',
      ],
    },
    {
      heading: 'If something stands in your way',
      paragraphs: [
        `Tell us which page, what you tried to do and which browser or assistive technology you use. You need not know the cause. Write through the form, to ${brand.email.support} or call ${brand.phone.display}; we reply within 24 hours on business days and send you the information another way while the fault is being repaired.`,
      ],
    },
  ],
  related: [
    { path: paths.helpCenter, reason: 'Other questions about this site, answered.' },
    { path: paths.cookies, reason: 'Where your choice of motion is remembered.' },
  ],
  action: { label: 'Report a barrier', topic: 'accessibility' },
}
