import { platformSections } from './sections.ts'

/** One of the five steps of the platform demo (spec §3, §9). What it shows is drawn in src/pages/platform/preview. */
export interface DemoStep {
  id: 'dashboard' | 'streaming' | 'social' | 'analytics' | 'security'
  title: string
  description: string
  /** Milliseconds on show while the demo plays. */
  duration: number
  highlights: readonly string[]
}

export const demoSteps: readonly DemoStep[] = [
  {
    id: 'dashboard',
    title: 'Dashboard',
    description: 'The morning view. What changed since yesterday comes first.',
    duration: 3000,
    highlights: ['Figures from all six modules', 'Stock that needs a decision', 'One step to the record'],
  },
  {
    id: 'streaming',
    title: 'Streaming',
    description: 'The spring launch goes out live. Viewers, questions and orders share one screen.',
    duration: 3500,
    highlights: ['12,806 watching', 'Questions ranked by the audience', 'Chapters made live'],
  },
  {
    id: 'social',
    title: 'Social',
    description: 'The week’s posts for every network. The assistant drafts; a person approves.',
    duration: 3000,
    highlights: ['The week at a glance', 'Drafts in your tone', 'The best hour, by network'],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    description: 'Why orders rose, and how far they may rise by June, given as a range.',
    duration: 4000,
    highlights: ['Causes by weight', 'Ninety days ahead', 'Records behind every figure'],
  },
  {
    id: 'security',
    title: 'Security',
    description: 'One attempt overnight, stopped in under a second, with the evidence in the log.',
    duration: 3500,
    highlights: [
      'Twenty-four hours on one dial',
      'Who, from where, and what was refused',
      'Nothing was read',
    ],
  },
]

/** A size of the preview in CSS px; the desktop takes the width there is. */
export interface DeviceOption {
  id: 'desktop' | 'tablet' | 'mobile'
  name: string
  width: number | '100%'
  height: number
}

export const devices: readonly DeviceOption[] = [
  { id: 'desktop', name: 'Desktop', width: '100%', height: 600 },
  { id: 'tablet', name: 'Tablet', width: 768, height: 500 },
  { id: 'mobile', name: 'Mobile', width: 375, height: 600 },
]

export const demoTexts = {
  id: platformSections.demo,
  label: 'Five screens',
  heading: { text: 'Interactive demo: a\u00a0day on the platform' },
  name: 'platform demo',
  steps: 'Steps of the platform demo',
  device: 'Device',
  preview: (step: string, device: string) => `Preview: ${step}, ${device.toLowerCase()} size. Sample data.`,
} as const
