import type { PlanetColour } from '../planets.ts'
import { platformSections } from './sections.ts'

/** One of the six core integrations (spec §2.10, §3). */
export interface CoreIntegration {
  id: string
  title: string
  description: string
  icon: 'streaming' | 'social' | 'analytics' | 'security' | 'leads' | 'dashboard'
  /** Picture and film of its interface. */
  image: string
  alt: string
  features: readonly string[]
  /** Of its planet: the one that it has in the diagram. */
  gradient: PlanetColour
}

export const integrations: readonly CoreIntegration[] = [
  {
    id: 'video-streaming',
    title: 'Video streaming',
    description:
      'Broadcasts, trainings and client calls in rooms under your own name. The customer’s record shows who watched, and for how long.',
    icon: 'streaming',
    image: 'vignette-streaming',
    alt: 'A live broadcast with its viewers, chapters and top question',
    features: [
      'Live and recorded, in one room',
      'Chapters and transcripts made live',
      'Questions ranked by the audience',
    ],
    gradient: 'blue',
  },
  {
    id: 'social-media',
    title: 'Social media integration',
    description:
      'One calendar for every network. Plan, approve and answer there, then see which post brought the inquiry.',
    icon: 'social',
    image: 'vignette-social',
    alt: 'A week of posts for twelve networks, one of them open for approval',
    features: [
      'Drafts in your tone, never posted unread',
      'Posting times based on past response',
      'Comments and messages in one inbox',
    ],
    gradient: 'violet',
  },
  {
    id: 'advanced-analytics',
    title: 'Advanced analytics',
    description:
      'Ask one question across all modules. The answer names its causes, the strongest first, and shows the records it counted.',
    icon: 'analytics',
    image: 'vignette-analytics',
    alt: 'A forecast of orders for ninety days with its margin of error',
    features: [
      'Forecasts as a range, with the likeliest value',
      'Alerts when a trend breaks',
      'No export between the question and the answer',
    ],
    gradient: 'brass',
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity suite',
    description:
      'Access rules are set once and hold in all six modules. A suspicious request is blocked at once, and the alert carries the evidence.',
    icon: 'security',
    image: 'vignette-security',
    alt: 'The log of one night with a single blocked attempt',
    features: [
      'AES-256 encryption, stored and in transit',
      'Each request checked, inside or outside',
      'A tamper-proof audit trail',
    ],
    gradient: 'ice',
  },
  {
    id: 'lead-generation',
    title: 'Lead generation',
    description:
      'One list for every inquiry, whichever channel it came by. Each has a score with its reasons.',
    icon: 'leads',
    image: 'vignette-leads',
    alt: 'A month of inquiries, from their source to a sale',
    features: [
      'Scores based on what people did',
      'Assigned by territory, workload and skill',
      'A first reply drafted while the visitor is there',
    ],
    gradient: 'copper',
  },
  {
    id: 'ai-dashboards',
    title: 'AI-powered dashboards',
    description:
      'Screens that show first what has changed, and the records behind each figure when you choose it.',
    icon: 'dashboard',
    image: 'vignette-dashboards',
    alt: 'Revenue, on-time orders, tickets and stock of one company on one screen',
    features: [
      'Figures read live from all six modules',
      'Shared by link, within each reader’s rights',
      'Laid out for desktop, tablet and phone',
    ],
    gradient: 'ivory',
  },
]

export const integrationTexts = {
  id: platformSections.integrations,
  label: 'The six modules',
  heading: {
    text: 'Core integrations',
    line: 'Each works alone; together they share one customer record.',
  },
  options: 'Explore Integration Options',
  experience: 'Experience Full Integration',
} as const
