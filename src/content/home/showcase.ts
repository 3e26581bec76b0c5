import { anchors, paths, type SitePath } from '../paths.ts'
import { platformSections } from '../platform/sections.ts'
import { sections } from '../tasks/promises.ts'

/** One intelligence module of the showcase (spec §3, showcase item). */
export interface ShowcaseItem {
  id: string
  name: string
  title: string
  description: string
  /** The product that it is a part of, and the section of its page that shows it. */
  product: SitePath
  section?: string
  /** Picture and film of its interface. */
  image: string
}

export const showcase: readonly ShowcaseItem[] = [
  {
    id: 'decisions',
    name: 'Data-driven decision making',
    title: 'Ask why, and see the three causes that matter',
    description:
      'Type the question as you would put it to a colleague. The answer comes with the figures it rests on, the records behind them and how sure the model is.',
    product: paths.analytics,
    image: 'vignette-decisions',
  },
  {
    id: 'social',
    name: 'Autonomous social media management',
    title: 'A month of posts, planned on Monday',
    description:
      'The module drafts, schedules and publishes across your networks, then reads the replies and adjusts the next week. You approve each post.',
    product: paths.platform,
    section: platformSections.integrations,
    image: 'vignette-social',
  },
  {
    id: 'tasks',
    name: 'Task fusion with intelligent scheduling',
    title: 'Email, meetings and tickets in one plan for the day',
    description:
      'Every request becomes a task with one owner and a time. When a meeting moves, the day is planned again, and everyone sees who does what.',
    product: paths.tasks,
    image: 'vignette-tasks',
  },
  {
    id: 'video',
    name: 'Branded video conferencing',
    title: 'Your room, your name, your recording',
    description:
      'Meetings and broadcasts under your own brand, with breakout rooms and a transcript you can search right after the call.',
    product: paths.tasks,
    section: sections.communication,
    image: 'vignette-video',
  },
  {
    id: 'payments',
    name: 'Global payment system',
    title: 'Invoice in one currency, settle in another',
    description:
      'Payments, refunds and partner shares run through one ledger. Each line shows what was agreed, what was sent and when it was final.',
    product: paths.platform,
    section: anchors.globalPayments,
    image: 'vignette-payments',
  },
  {
    id: 'assistant',
    name: 'Virtual assistant',
    title: 'An answer, and then the next step',
    description:
      'The assistant answers customers and colleagues in their own language, at any hour. It carries out what your limits allow, and reports back.',
    product: paths.assistant,
    image: 'vignette-assistant',
  },
]

export const showcaseTexts = {
  head: {
    id: 'modules',
    label: 'Six examples at work',
    heading: { text: 'Our Solutions: Explore Intelligence Modules', emphasis: 'Intelligence' },
  },
  partOf: (product: string) => `Part of ${product}`,
  tabs: 'Intelligence modules',
  previous: 'Previous module',
  next: 'Next module',
} as const
