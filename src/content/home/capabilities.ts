import { paths } from '../paths.ts'

/** One of the six capability cards and its modal (spec §2.4, §2.5, §3). */
export interface Capability {
  /** Part of the URL hash of an open modal. */
  id: string
  title: string
  description: string
  /** Picture and film of its interface, over the dialog. */
  image: string
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
    'It reads the same records as the products, follows the same permissions and reports to the same dashboards.',
} as const

export const capabilities: readonly Capability[] = [
  {
    id: 'ai-powered-analytics',
    title: 'AI-Powered Analytics',
    description: 'Models that read the data you already collect and suggest the next step.',
    answer: paths.analytics,
    image: 'vignette-analytics',
    card: 'vignette-card-forecast',
    features: [
      'Forecasts that state how sure they are',
      'Questions in plain language',
      'Alerts when a trend breaks',
      'Every figure traced to its records',
    ],
    stats: { efficiency: 92, roi: 350 },
    longDescription:
      'Sales, web, finance and support data are read together, so everyone who asks a question gets the same answer. The model names the causes of a change, the largest first, with the records for each.',
  },
  {
    id: 'cybersecurity-solutions',
    title: 'Cybersecurity Solutions',
    description: 'Encryption, access rules and monitoring for all data on the platform.',
    answer: paths.securitySolution,
    image: 'vignette-security',
    card: 'vignette-card-access',
    features: [
      'AES-256 encryption at rest and in transit',
      'Zero-trust access with multiple factors',
      'Each account compared with its own habits',
      'Audit trail that cannot be edited',
    ],
    stats: { efficiency: 99, roi: 280 },
    longDescription:
      'Every request is checked by role, device and usual behavior, inside the network or outside. A suspicious one is blocked, and an analyst gets the evidence with the alert.',
  },
  {
    id: 'lead-generation-engine',
    title: 'Lead Generation Engine',
    description: 'Finds, scores and routes leads before your team opens the inbox.',
    answer: `${paths.automation}#lead-engine`,
    image: 'vignette-leads',
    card: 'vignette-card-lead',
    features: [
      'Scores based on behavior',
      'Every lead assigned to one person',
      'A reply drafted within seconds',
      'Source of every lead on record',
    ],
    stats: { efficiency: 85, roi: 420 },
    longDescription:
      'The website, social networks, email and referrals feed one list. Each inquiry gets a score with its reasons and goes within seconds to the person most likely to close it, with a reply to approve.',
  },
  {
    id: 'interactive-dashboards',
    title: 'Interactive Dashboards',
    description: 'Ask in plain words, open any figure, share a live link.',
    answer: `${paths.analytics}#capabilities`,
    image: 'vignette-dashboards',
    card: 'vignette-card-dashboard',
    features: [
      'Figures that change as orders arrive',
      'From a total to a single record in one step',
      'One link, filtered by each reader’s role',
      'Layouts for a wall screen, a laptop and a phone',
    ],
    stats: { efficiency: 88, roi: 310 },
    longDescription:
      'A bar opens the orders behind it, a name the customer. Share the view, and each reader sees only what their role allows.',
  },
  {
    id: 'video-streaming-platform',
    title: 'Video Streaming Platform',
    description: 'Branded rooms, recordings and transcripts, from two people to thousands.',
    answer: `${paths.platform}#core-integrations`,
    image: 'vignette-streaming',
    card: 'vignette-card-stream',
    features: [
      'Broadcast and meeting in one room',
      'Transcripts searchable at once',
      'Breakout rooms and hand-raising',
      'Your brand on every room',
    ],
    stats: { efficiency: 95, roi: 260 },
    longDescription:
      'Town halls, trainings and client meetings take place in rooms with your brand. Speech becomes text, decisions become tasks, and recordings follow your access rules.',
  },
  {
    id: 'tokenized-ecosystem',
    title: 'Tokenized Ecosystem',
    description: 'A record of who contributed which data, and what it earned.',
    answer: paths.tokenization,
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
      'When partners share data or insight, the ledger notes each use. A contract pays for it in tokens every month, and both sides read the same entry.',
  },
]

export const capabilitiesTexts = {
  head: {
    id: 'capabilities',
    label: 'Six capabilities',
    heading: {
      text: 'Innovative Solutions',
      line: 'What the products can do, with sample figures for each.',
    },
  },
  efficiencyOf: (percent: number) => `${percent}% efficiency`,
  roiOf: (percent: number) => `${percent}% ROI`,
  explore: 'Explore',
  failed: 'The details could not be loaded. Check your connection.',
} as const
