import type { PlanetColour } from '../planets.ts'
import type { Media } from '../media.ts'
import { platformSections } from './sections.ts'

/** One of the six core integrations (spec §2.10, §3). Its media show the interface, in both themes. */
export type CoreIntegration = Media & {
  id: string
  title: string
  description: string
  icon: 'streaming' | 'social' | 'analytics' | 'security' | 'leads' | 'dashboard'
  alt: string
  features: readonly string[]
  gradient: PlanetColour
}

export const integrations: readonly CoreIntegration[] = [
  {
    id: 'video-streaming',
    title: 'Video streaming',
    description:
      'Broadcasts, trainings and client calls in rooms under your own name. Who watched, and until when, is on the customer’s record before the stream has ended.',
    icon: 'streaming',
    type: 'video',
    image: 'vignette-streaming',
    video: 'vignette-streaming',
    alt: 'A live broadcast with its viewers, chapters and top question',
    features: [
      'Live and recorded, in one room',
      'Chapters and transcripts made on the way',
      'Questions ranked by the audience',
      'Viewing figures beside sales figures',
    ],
    gradient: 'violet',
  },
  {
    id: 'social-media',
    title: 'Social media integration',
    description:
      'One calendar for every network. Plan, approve and answer there, then see which post brought the inquiry.',
    icon: 'social',
    type: 'image',
    image: 'vignette-social',
    alt: 'A week of posts for twelve networks, one of them open for approval',
    features: [
      'Drafts in your tone, never posted unread',
      'Hours chosen by past response',
      'Comments and messages in one inbox',
    ],
    gradient: 'blue',
  },
  {
    id: 'advanced-analytics',
    title: 'Advanced analytics',
    description:
      'Questions asked of every part at once. The answer names its causes in order of weight and shows the records it counted.',
    icon: 'analytics',
    type: 'video',
    image: 'vignette-analytics',
    video: 'vignette-analytics',
    alt: 'A forecast of orders for ninety days with its margin of error',
    features: [
      'Forecasts with their margin of error',
      'Alerts when a trend breaks',
      'No export between the question and the answer',
    ],
    gradient: 'ice',
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity suite',
    description:
      'Rules of access are set once and hold in all six parts. What looks wrong is stopped first and explained afterwards, with the evidence attached.',
    icon: 'security',
    type: 'image',
    image: 'vignette-security',
    alt: 'The log of one night with a single blocked attempt',
    features: [
      'AES-256 encryption at rest and on the way',
      'Each request checked, inside or outside',
      'One account closed closes every door',
      'An audit trail that nobody can edit',
    ],
    gradient: 'ivory',
  },
  {
    id: 'lead-generation',
    title: 'Lead generation',
    description:
      'Inquiries from the website, social media, mail and referrals arrive in one list, scored, with the reasons beside the score.',
    icon: 'leads',
    type: 'image',
    image: 'vignette-leads',
    alt: 'The way of a month’s inquiries from their source to a sale',
    features: [
      'Scores from what people did, not from forms',
      'Routing by territory, load and skill',
      'A first reply in under 2 seconds',
    ],
    gradient: 'copper',
  },
  {
    id: 'ai-dashboards',
    title: 'AI-powered dashboards',
    description:
      'Screens that put first what has changed. Click a bar and it opens into the records it counts.',
    icon: 'dashboard',
    type: 'image',
    image: 'vignette-dashboards',
    alt: 'Revenue, punctuality, tickets and stock of one company on one screen',
    features: [
      'Live figures, no nightly import',
      'Links that show each reader what they may see',
      'Layouts for the wall, the desk and the phone',
    ],
    gradient: 'brass',
  },
]

export const integrationTexts = {
  id: platformSections.integrations,
  label: 'What is in it',
  heading: {
    text: 'Six core integrations',
    line: 'Six tools that already know each other: a customer entered in one is known in all.',
  },
  options: 'Explore Integration Options',
  experience: 'Experience Full Integration',
} as const
