import type { PlanetColour } from '../planets.ts'

export interface Layer {
  id: 'encryption' | 'access' | 'factors' | 'biometrics' | 'behavior' | 'zero-trust'
  title: string
  description: string
  /** Of the planet beside its number. */
  color: PlanetColour
  features: readonly string[]
}

/** The six cards of the architecture (spec §2.14), from the core outward. */
export const layers: readonly Layer[] = [
  {
    id: 'encryption',
    title: 'AES-256 encryption',
    description:
      'Stored or in transit, data is unreadable without its key. Keys are kept apart from the data.',
    color: 'violet',
    features: [
      'Keys change without downtime',
      'Backups encrypted like the original',
      'Master keys held in hardware',
    ],
  },
  {
    id: 'access',
    title: 'Multi-layered access controls',
    description: 'A role opens an area, a rule opens a record, and an end date closes both.',
    color: 'blue',
    features: [
      'By role, record and field',
      'Temporary access that expires',
      'A second person confirms every full export',
    ],
  },
  {
    id: 'factors',
    title: 'Multi-factor authentication',
    description: 'Every sign-in takes two factors, so a leaked password alone opens nothing.',
    color: 'brass',
    features: [
      'Passkeys and authenticator apps',
      'A second check for payments',
      'Account recovery that no phone call can trick',
    ],
  },
  {
    id: 'biometrics',
    title: 'Biometric authentication',
    description: 'Fingerprint or face, compared on the device. The biometric data never leaves it.',
    color: 'copper',
    features: [
      'No biometric data on our servers',
      'Works without a connection',
      'An equally strong fallback',
    ],
  },
  {
    id: 'behavior',
    title: 'Behavioral analytics',
    description:
      'Learns what is usual for each account and stops the unusual, such as a full customer export at night.',
    color: 'ice',
    features: [
      'Unusual hours, places and amounts',
      'A risk score for every session',
      'Access is narrowed first; questions follow',
    ],
  },
  {
    id: 'zero-trust',
    title: 'Zero-trust architecture',
    description: 'No network is trusted. Each request shows who asks, from which device, for which record.',
    color: 'ivory',
    features: ['Every request is verified', 'Least privilege for every role', 'Services authenticate, too'],
  },
]

export const architectureText = {
  id: 'architecture',
  label: 'Defense in depth',
  heading: {
    text: 'Security architecture',
    emphasis: 'architecture',
    line: 'Six independent layers of defense around the data.',
  },
  figure:
    'Six brass rings that recede like gates to a core of data, numbered from the inside out. The ring of the layer that is read about lights up and turns its gap shut.',
  ring: 'Ring',
  compliance: 'Standards the controls are mapped to',
  mapped:
    'Mapped means that each control names the requirement it answers. No certificate is claimed here: the company is a sample.',
} as const

/** The compliance list: what each name means, for those who have not read it. */
export const compliance = [
  {
    term: 'SOC 2 Type II',
    detail: 'An independent auditor reports whether controls worked over a period of months.',
  },
  {
    term: 'ISO 27001',
    detail: 'Security is managed as a system: every risk has an owner, a measure and a date of review.',
  },
  {
    term: 'GDPR',
    detail: 'People in the EU can see, correct, export and erase what is stored about them.',
  },
  {
    term: 'HIPAA',
    detail: 'US health information is handled under signed agreements, and every access is logged.',
  },
  {
    term: 'PCI DSS',
    detail:
      'Card numbers are kept apart from everything else, and the systems that touch them are tested regularly.',
  },
] as const
