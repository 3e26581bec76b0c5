import { brand } from '../brand.ts'
import { tryAction } from '../pages/assistant.ts'

const { name } = brand.assistant

export interface SalesTable {
  caption: string
  columns: readonly string[]
  rows: readonly { name: string; value: string; change: string }[]
}

export interface SalesChart {
  caption: string
  /** What the picture says, for those who do not see it. */
  summary: string
  /** Orders per week, from the first week of the quarter. */
  values: readonly number[]
  /** Weeks that the answer is about, counted from 1. */
  marked: readonly number[]
}

/** Spec §3, demo message. `delay` is the wait in ms after the message before, 800–2500 (spec §9). */
export interface DemoMessage {
  type: 'user' | 'assistant'
  content: string
  delay: number
  /** Shown as typing first. */
  typing: boolean
  table?: SalesTable
  chart?: SalesChart
}

const table: SalesTable = {
  caption: 'Third quarter, revenue by region',
  columns: ['Region', 'Revenue', 'Change'],
  rows: [
    { name: 'North', value: '$84,000', change: '-9%' },
    { name: 'South', value: '$121,000', change: '+17%' },
    { name: 'East', value: '$96,000', change: '+14%' },
    { name: 'West', value: '$117,000', change: '+22%' },
  ],
}

const chart: SalesChart = {
  caption: 'North, orders per week',
  summary:
    'Bar chart of orders per week in the North region. About 64 a week, except for 22 in week 6 and 18 in week 7.',
  values: [62, 64, 61, 66, 63, 22, 18, 58, 63, 65, 64, 66, 67],
  marked: [6, 7],
}

const say = (content: string, delay: number): DemoMessage => ({ type: 'user', content, delay, typing: false })

const answer = (
  content: string,
  delay: number,
  shown?: Pick<DemoMessage, 'table' | 'chart'>,
): DemoMessage => ({ type: 'assistant', content, delay, typing: true, ...shown })

/** Seven messages about sales, by turns (spec §4). */
export const conversation: readonly DemoMessage[] = [
  say('How did sales go in the third quarter?', 800),
  answer('Revenue rose 11% to $418,000. Three regions grew, North did not.', 1000, { table }),
  say('What happened in North?', 2500),
  answer(
    'Two weeks without stock. The desk lamp was sold out in weeks 6 and 7; before and after, orders are steady.',
    1000,
    {
      chart,
    },
  ),
  say('Can we keep that from happening again?', 2500),
  answer(
    'Yes. I would reorder at 300 lamps instead of 150, and ship from South when North runs low. I can set both rules now and ask you before the first order goes out.',
    1200,
  ),
  say('Do it. That was my Monday morning, thank you.', 2500),
]

export const chatText = {
  id: 'demo',
  label: 'Sample conversation',
  heading: { text: 'Interactive demo: ask about your sales', emphasis: 'your sales' },
  lead: `A sample conversation between a manager and ${name}, about the sales of a small company.`,
  /** What the conversation is about, from which message on. */
  chapters: [
    { from: 0, text: 'What happened' },
    { from: 2, text: 'Why' },
    { from: 4, text: 'What to do about it' },
  ],
  controls: 'conversation',
  window: `Conversation with ${name}`,
  invented: 'Sample data',
  opening: 'A manager asks, on a Monday morning.',
  typing: `${name} is typing`,
  you: 'You',
  input: `Message to ${name}`,
  placeholder: `Ask ${name} about your sales`,
  disabled:
    'This conversation is scripted, so nothing can be typed here. With your own data you ask whatever you like.',
  action: tryAction,
} as const
