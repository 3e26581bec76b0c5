import type { PlanetColour } from '../planets.ts'
import { platformSections } from './sections.ts'

/** One of the seven benefits (spec §2.10, §3) with its figures, all of them claims of the spec's §1. */
export interface Benefit {
  id: string
  title: string
  description: string
  icon: 'pen' | 'contract' | 'clock' | 'lock' | 'speech' | 'check' | 'people'
  /** File name in public/media without theme and extension. */
  image: string
  features: readonly string[]
  /** Of the planet beside its icon. */
  gradient: PlanetColour
  /** The first is set large. */
  stats: readonly { label: string; value: string }[]
}

export const benefits: readonly Benefit[] = [
  {
    id: 'efficiency',
    title: 'Nothing is typed twice',
    description:
      'A customer entered in one part is known in all of them. The hours that went into copying go back to the people who copied.',
    icon: 'pen',
    image: 'vignette-card-once',
    features: ['One customer record', 'No nightly imports'],
    gradient: 'violet',
    stats: [{ value: '85%', label: 'efficiency improvement' }],
  },
  {
    id: 'return',
    title: 'One contract instead of six',
    description:
      'Six licences, six renewals and six support desks become one. What is left over shows in the first annual statement.',
    icon: 'contract',
    image: 'vignette-card-contract',
    features: ['One renewal date', 'One price per seat'],
    gradient: 'brass',
    stats: [{ value: '300%', label: 'average return on investment' }],
  },
  {
    id: 'availability',
    title: 'Open when your customers are',
    description:
      'Every part runs in more than one place. When one fails, another carries on, and you read about it in a report.',
    icon: 'clock',
    image: 'vignette-card-day',
    features: ['Watched around the clock', 'Status page in the open'],
    gradient: 'blue',
    stats: [
      { value: '99.9%', label: 'uptime' },
      { value: '24/7', label: 'monitoring' },
    ],
  },
  {
    id: 'protection',
    title: 'Secured once, for all six',
    description:
      'Encryption, roles and retention are set in the hub. A new part takes them over on the day it is switched on.',
    icon: 'lock',
    image: 'vignette-card-rings',
    features: ['GDPR and HIPAA', 'SOC 2 Type II, ISO 27001, PCI DSS'],
    gradient: 'ivory',
    stats: [{ value: '256-bit', label: 'encryption' }],
  },
  {
    id: 'reach',
    title: 'At home in the customer’s language',
    description:
      'Captions, replies and reports come in the language of whoever reads them. Your team goes on writing in its own.',
    icon: 'speech',
    image: 'vignette-card-tongues',
    features: ['Live captions', 'Replies in the language of the question'],
    gradient: 'ice',
    stats: [{ value: '150+', label: 'languages' }],
  },
  {
    id: 'accuracy',
    title: 'Answers that can be checked',
    description:
      'The models say how sure they are and link the records they used. What they do not know they leave to a person.',
    icon: 'check',
    image: 'vignette-card-sources',
    features: ['Sources under every answer', 'Confidence in plain sight'],
    gradient: 'copper',
    stats: [
      { value: '99.8%', label: 'accuracy' },
      { value: '<2 s', label: 'to a response' },
    ],
  },
  {
    id: 'satisfaction',
    title: 'People who stay',
    description:
      'Clients renew because the week is shorter, not because the contract is long. Ask us for one in your trade and call them.',
    icon: 'people',
    image: 'vignette-card-stay',
    features: ['Named contact', 'Reply within 24 hours'],
    gradient: 'violet',
    stats: [
      { value: '95%', label: 'client satisfaction' },
      { value: '100+', label: 'enterprises' },
    ],
  },
]

export const benefitTexts = {
  id: platformSections.benefits,
  label: 'Seven, with figures',
  heading: {
    text: 'Platform benefits',
    emphasis: 'benefits',
    line: 'What changes once the six parts share their records.',
  },
} as const
