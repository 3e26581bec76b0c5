import type { Media } from '../media.ts'

/** One intelligence module of the showcase (spec §3, showcase item). Files are in public/media, without theme. */
export type ShowcaseItem = Media & {
  id: string
  name: string
  title: string
  description: string
}

export const showcase: readonly ShowcaseItem[] = [
  {
    id: 'decisions',
    name: 'Data-driven decision making',
    title: 'Ask why, and see the three causes that matter',
    description:
      'Type the question as you would put it to a colleague. The answer comes with the figures it rests on, the records behind them and how sure the model is.',
    type: 'video',
    image: 'vignette-decisions',
    video: 'vignette-decisions',
  },
  {
    id: 'social',
    name: 'Autonomous social media management',
    title: 'A month of posts, planned on Monday',
    description:
      'Drafts, schedules and publishes across your networks, then reads what people answered and adjusts next week. You approve; it keeps the calendar.',
    type: 'video',
    image: 'vignette-social',
    video: 'vignette-social',
  },
  {
    id: 'tasks',
    name: 'Task fusion with intelligent scheduling',
    title: 'Email, meetings and tickets in one plan for the day',
    description:
      'Every request becomes a task with one owner and a time. When a meeting moves, the day is planned again, and nobody has to ask who does what.',
    type: 'video',
    image: 'vignette-tasks',
    video: 'vignette-tasks',
  },
  {
    id: 'video',
    name: 'Branded video conferencing',
    title: 'Your room, your name, your recording',
    description:
      'Meetings and broadcasts under your own brand, with breakout rooms and a transcript that is searchable before the last person has left.',
    type: 'video',
    image: 'vignette-video',
    video: 'vignette-video',
  },
  {
    id: 'payments',
    name: 'Global payment system',
    title: 'Invoice in one currency, settle in another',
    description:
      'Payments, refunds and partner shares run through one ledger. Each line shows what was agreed, what was sent and when it was final.',
    type: 'video',
    image: 'vignette-payments',
    video: 'vignette-payments',
  },
  {
    id: 'assistant',
    name: 'Virtual assistant',
    title: 'An answer, and then the next step',
    description:
      'Answers customers and colleagues in 150+ languages, day and night. If something has to be done, it does it within your limits and reports back.',
    type: 'video',
    image: 'vignette-assistant',
    video: 'vignette-assistant',
  },
]

export const showcaseTexts = {
  head: {
    id: 'modules',
    label: 'Six modules',
    heading: { text: 'Our Solutions: Explore Intelligence Modules', emphasis: 'Intelligence' },
  },
  tabs: 'Intelligence modules',
  previous: 'Previous module',
  next: 'Next module',
} as const
