import { brand } from './brand.ts'
import type { PlanetColour } from './planets.ts'
import { paths, type SitePath } from './paths.ts'

/** One of the six cards of the overview (spec §2.9, §3). */
export interface Solution {
  id: string
  title: string
  description: string
  /** What it does, in a few words. */
  job: string
  gradient: PlanetColour
  /** The set piece that its page opens with, and that its card shows. */
  piece: 'table' | 'voice' | 'wheel' | 'bars' | 'vault' | 'train'
  link: SitePath
  features: readonly string[]
}

export const solutions: readonly Solution[] = [
  {
    id: 'integrated-platform',
    title: 'Integrated Platform',
    job: 'Six modules in one workspace',
    description:
      'Video, social media, analytics, security, leads and dashboards: six modules in one workspace, on one customer record.',
    gradient: 'violet',
    piece: 'table',
    link: paths.platform,
    features: [
      'Six modules, one sign-in',
      'Global payments in one ledger',
      'Tokens for what partners contribute',
      'Uptime promised in the agreement',
    ],
  },
  {
    id: 'virtual-assistant',
    title: `${brand.assistant.name} Virtual Assistant`,
    job: 'Answers and handles requests',
    description: 'Answers customers, reads the figures and handles routine requests, in the tone you choose.',
    gradient: 'blue',
    piece: 'voice',
    link: paths.assistant,
    features: [
      'Professional, casual or analytical',
      'Answers in the customer’s language',
      'On duty day and night',
    ],
  },
  {
    id: 'task-management',
    title: 'Task Management Suite',
    job: 'Turns email into finished work',
    description:
      'Turns email into tasks, finds the time and the person, and keeps the documents with the work.',
    gradient: 'brass',
    piece: 'wheel',
    link: paths.tasks,
    features: [
      'Gmail, Outlook or your own server',
      'People, leave and freelancers',
      'Video meetings with transcripts',
    ],
  },
  {
    id: 'ai-analytics',
    title: 'AI Analytics',
    job: 'Traces every figure to its source',
    description: 'Joins all your sources and answers questions with forecasts, reports and dashboards.',
    gradient: 'ice',
    piece: 'bars',
    link: paths.analytics,
    features: ['Questions in plain words', 'Predictive models', 'Every figure traceable'],
  },
  {
    id: 'security',
    title: 'Security',
    job: 'Guards and logs every access',
    description:
      'Encryption, access control and monitoring around the clock, with the evidence an auditor asks for.',
    gradient: 'ivory',
    piece: 'vault',
    link: paths.securitySolution,
    features: ['AES-256 encryption', 'Zero-trust access', 'Mapped to SOC 2 and ISO 27001'],
  },
  {
    id: 'business-automation',
    title: 'Business Automation',
    job: 'Runs leads and onboarding',
    description:
      'Onboarding, lead handling and handovers that run the same way every time, and stop where a person has to decide.',
    gradient: 'copper',
    piece: 'train',
    link: paths.automation,
    features: ['Five onboarding stages', 'Leads scored and assigned', 'Workflows you can watch'],
  },
]
