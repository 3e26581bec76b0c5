import { brand } from './brand.ts'
import type { PlanetColour } from './planets.ts'
import { paths, type SitePath } from './paths.ts'

/** One of the six cards of the overview (spec §2.9, §3). */
export interface Solution {
  id: string
  title: string
  description: string
  /** The engraved emblem of the card. */
  icon: 'planets' | 'gimbal' | 'clock' | 'sextant' | 'lock' | 'gears'
  gradient: PlanetColour
  link: SitePath
  features: readonly string[]
}

export const solutions: readonly Solution[] = [
  {
    id: 'integrated-platform',
    title: 'Integrated Platform',
    description:
      'Streaming, social media, analytics, security, leads and dashboards, around one hub that knows every customer, event and permission.',
    icon: 'planets',
    gradient: 'violet',
    link: paths.platform,
    features: [
      'Six core integrations',
      'One sign-in and one set of permissions',
      'Tokens for what partners contribute',
      'Runs at 99.9% uptime',
    ],
  },
  {
    id: 'virtual-assistant',
    title: `${brand.assistant.name} Virtual Assistant`,
    description:
      'Answers customers, reads the figures and takes routine requests off the desk, in the manner you choose.',
    icon: 'gimbal',
    gradient: 'blue',
    link: paths.assistant,
    features: ['Professional, casual or analytical', '150+ languages', 'On duty 24/7'],
  },
  {
    id: 'task-management',
    title: 'Task Management Suite',
    description: 'Turns mail into tasks, finds the hour and the person, and keeps the papers with the work.',
    icon: 'clock',
    gradient: 'brass',
    link: paths.tasks,
    features: [
      'Gmail, Outlook or your own server',
      'People, leave and freelancers',
      'Rooms with transcripts',
    ],
  },
  {
    id: 'ai-analytics',
    title: 'AI Analytics',
    description: 'Six kinds of sources read as one, and forecasts that state their margin of error.',
    icon: 'sextant',
    gradient: 'ice',
    link: paths.analytics,
    features: ['Questions in plain words', 'Predictive models', 'Every figure traced'],
  },
  {
    id: 'security',
    title: 'Security',
    description: 'Encryption, access and a watch that never goes home, with the papers an auditor asks for.',
    icon: 'lock',
    gradient: 'ivory',
    link: paths.securitySolution,
    features: ['AES-256 encryption', 'Zero-trust access', 'SOC 2 Type II and ISO 27001'],
  },
  {
    id: 'business-automation',
    title: 'Business Automation',
    description:
      'Onboarding, lead handling and handovers that run the same way every time, and stop for a person where judgement is due.',
    icon: 'gears',
    gradient: 'copper',
    link: paths.automation,
    features: ['Onboarding in five stages', 'Leads scored and routed', 'Workflows you can watch at work'],
  },
]
