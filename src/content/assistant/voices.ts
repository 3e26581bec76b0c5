import { brand } from '../brand.ts'
import type { PlanetColour } from '../planets.ts'

const { name } = brand.assistant

interface Turn {
  from: 'user' | 'assistant'
  text: string
}

/** A way of speaking (spec §3, assistant personality), and the sample conversation as it sounds in it. */
export interface Personality {
  id: 'professional' | 'casual' | 'analytical'
  name: string
  description: string
  /** Of the planet that marks it where it is chosen. */
  color: PlanetColour
  /** How the voice would look on paper. */
  icon: 'even' | 'bouncing' | 'steps'
  turns: readonly Turn[]
}

/** What the visitor asks, word for word the same of all three. */
const QUESTION = 'Why did returns go up in March?'
const ORDER = 'Yes, do both.'

function conversation(answer: string, report: string): readonly Turn[] {
  return [
    { from: 'user', text: QUESTION },
    { from: 'assistant', text: answer },
    { from: 'user', text: ORDER },
    { from: 'assistant', text: report },
  ]
}

export const personalities: readonly Personality[] = [
  {
    id: 'professional',
    name: 'Professional',
    description: 'Measured and complete. For contracts, complaints and first contact.',
    color: 'blue',
    icon: 'even',
    turns: conversation(
      'Returns rose from 5.1% in February to 7.4% in March. Almost all of the increase is the canvas jacket, whose medium size runs small. I recommend correcting the size chart and offering an exchange before a refund. Shall I prepare both for your approval?',
      'Both are prepared. The new size chart will be published once you approve it, and the 38 open returns now offer an exchange first. You will find a summary in your inbox.',
    ),
  },
  {
    id: 'casual',
    name: 'Casual',
    description: 'Warm and short. For shops, communities and people who come back.',
    color: 'copper',
    icon: 'bouncing',
    turns: conversation(
      'March was a bumpy one: 7.4% came back, up from 5.1%. It’s nearly all the canvas jacket. People like it, but the medium runs small. Want me to fix the size chart and offer a swap before a refund?',
      'Done! The chart is waiting for your OK, and 38 people get offered a swap first. Quick recap is in your inbox.',
    ),
  },
  {
    id: 'analytical',
    name: 'Analytical',
    description: 'Figures first, reasoning shown. For people who have to decide.',
    color: 'violet',
    icon: 'steps',
    turns: conversation(
      'Return rate: 7.4% in March, 5.1% in February, +2.3 points. The canvas jacket explains 1.9 of them; 7 in 10 of its returns say “too small”, nearly all in size M. Two measures: correct the size chart (expected effect −1.4 points), offer an exchange first (−0.6). Basis: 412 returns.',
      'Executed. Size chart: drafted, 1 approval pending. Exchange offered: 38 of 38 open returns. Next measurement: in 14 days. Summary: sent.',
    ),
  },
]

export const voices = {
  id: 'voices',
  label: 'Professional, casual, analytical',
  heading: {
    text: 'Three personality styles',
    line: 'One assistant, three ways to speak. The answers stay the same.',
  },
  legend: `How should ${name} speak?`,
  sample: 'Sample with invented figures',
  chat: `Sample chat with ${name}`,
}

/** Spec §2.11, assistant stats. */
export const stats = [
  { icon: 'check', value: '99.8%', label: 'factual accuracy' },
  { icon: 'clock', value: '2.3 s', label: 'average response' },
  { icon: 'globe', value: '150+', label: 'languages' },
  { icon: 'moon', value: '24/7', label: 'at work' },
] as const
