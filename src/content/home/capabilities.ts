import { paths } from '../paths.ts'
import type { Media } from '../media.ts'

/** One of the six capability cards and its modal (spec §2.4, §2.5, §3). Its media stand over the dialog. */
export type Capability = Media & {
  /** Part of the URL hash of an open modal. */
  id: string
  title: string
  description: string
  /** The same moment drawn for the back of the card, with three or four facts. */
  card: string
  /** Four, or none: the modal then shows `fallback.features`. */
  features?: readonly string[]
  /** Percent. */
  stats?: { efficiency: number; roi: number }
  longDescription?: string
  /** The page, or its section, that answers Learn More. */
  answer: string
}

/** What the modal shows where a record says nothing (spec §2.5). */
export const fallback = {
  features: [
    'Advanced AI-powered algorithms',
    'Real-time processing and insights',
    'Scalable enterprise solutions',
    '24/7 monitoring and support',
  ],
  stats: { efficiency: 85, roi: 300 },
  longDescription:
    'Part of the integrated platform: it reads the same records as the other modules, follows the same permissions and reports to the same dashboards.',
} as const

export const capabilities: readonly Capability[] = [
  {
    id: 'ai-powered-analytics',
    title: 'AI-Powered Analytics',
    description: 'Models that read every signal you already collect and say what to do next.',
    answer: paths.analytics,
    type: 'video',
    image: 'vignette-analytics',
    video: 'vignette-analytics',
    card: 'vignette-card-forecast',
    features: [
      'Forecasts with their margin of error',
      'Questions in plain language',
      'Alerts when a trend breaks',
      'Every figure traced to its records',
    ],
    stats: { efficiency: 92, roi: 350 },
    longDescription:
      'Sales, web, finance and support data are read together, so that the answer to a question does not depend on who was asked. The model names the causes of a change in order of weight and shows the records behind each.',
  },
  {
    id: 'cybersecurity-solutions',
    title: 'Cybersecurity Solutions',
    description: 'Encryption, access and watchfulness around everything the platform holds.',
    answer: paths.securitySolution,
    type: 'image',
    image: 'vignette-security',
    card: 'vignette-card-access',
    features: [
      'AES-256 encryption at rest and in transit',
      'Zero-trust access with multiple factors',
      'Behavior watched around the clock',
      'Audit trail that cannot be edited',
    ],
    stats: { efficiency: 99, roi: 280 },
    longDescription:
      'Nobody is trusted for being inside the network. Each request is checked against role, device and habit; what looks wrong is stopped first and explained afterwards, with the evidence attached.',
  },
  {
    id: 'lead-generation-engine',
    title: 'Lead Generation Engine',
    description: 'Finds, scores and routes leads before your team has opened the inbox.',
    answer: `${paths.automation}#lead-engine`,
    type: 'image',
    image: 'vignette-leads',
    card: 'vignette-card-lead',
    features: [
      'Scores from behavior, not from forms',
      'Routing by territory, load and skill',
      'First reply within two seconds',
      'Source of every lead on record',
    ],
    stats: { efficiency: 85, roi: 420 },
    longDescription:
      'Inquiries from the website, social networks, mail and referrals arrive in one list. Each gets a score with its reasons and goes to the person most likely to close it, while the interest is minutes old.',
  },
  {
    id: 'interactive-dashboards',
    title: 'Interactive Dashboards',
    description: 'Ask in plain words, drill with one click, share a live link.',
    answer: `${paths.analytics}#capabilities`,
    type: 'image',
    image: 'vignette-dashboards',
    card: 'vignette-card-dashboard',
    features: [
      'Live figures, no nightly import',
      'From total to single record in one click',
      'Links that show each reader what they may see',
      'Layouts for the wall, the desk and the phone',
    ],
    stats: { efficiency: 88, roi: 310 },
    longDescription:
      'A dashboard is a conversation with the data, not a poster of it. Click a bar and it opens into the records it counts; share the view and every reader sees it within their own permissions.',
  },
  {
    id: 'video-streaming-platform',
    title: 'Video Streaming Platform',
    description: 'Branded rooms, recordings and transcripts, from two people to a full hall.',
    answer: `${paths.platform}#core-integrations`,
    type: 'video',
    image: 'vignette-streaming',
    video: 'vignette-streaming',
    card: 'vignette-card-stream',
    features: [
      'Broadcast and meeting in one room',
      'Transcripts searchable at once',
      'Breakout rooms and hand-raising',
      'Your name on the door, not ours',
    ],
    stats: { efficiency: 95, roi: 260 },
    longDescription:
      'Town halls, trainings and client meetings happen in rooms that carry your brand. What is said becomes text, what is decided becomes a task, and what is recorded stays under your own access rules.',
  },
  {
    id: 'tokenized-ecosystem',
    title: 'Tokenized Ecosystem',
    description: 'Value that moves with the data: who contributed what, and what it earned.',
    answer: paths.tokenization,
    type: 'image',
    image: 'vignette-tokens',
    card: 'vignette-card-token',
    features: [
      'Access and rewards by smart contract',
      'Contributions recorded as they happen',
      'Balances that partners can verify',
      'Exchange without reconciliation',
    ],
    stats: { efficiency: 90, roi: 380 },
    longDescription:
      'When partners share data or insight, the ledger notes the contribution and the contract pays for it. Both sides read the same entry, so there is nothing to reconcile at the end of the month.',
  },
]
