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
    title: 'Data is entered once',
    description:
      'A customer entered in one module is known in all of them. The hours spent on copying go back to your team.',
    icon: 'pen',
    image: 'vignette-card-once',
    features: ['No copying between tools', 'Every change visible at once'],
    gradient: 'violet',
    stats: [{ value: '85%', label: 'efficiency improvement, routine steps' }],
  },
  {
    id: 'return',
    title: 'One contract instead of six',
    description:
      'Six licenses, six renewals and six support desks become one. The price depends on modules, people and data volume.',
    icon: 'contract',
    image: 'vignette-card-contract',
    features: ['One renewal date', 'One invoice'],
    gradient: 'brass',
    stats: [{ value: '300%', label: 'average ROI, first year' }],
  },
  {
    id: 'availability',
    title: 'Available when your customers are',
    description:
      'Every module runs at two sites. If one site fails, the other takes over, and you get a report.',
    icon: 'clock',
    image: 'vignette-card-day',
    features: ['Analysts on duty day and night', 'A public status page'],
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
      'Encryption, roles and retention are set in the core. A new module follows them from the moment it is switched on.',
    icon: 'lock',
    image: 'vignette-card-rings',
    features: ['GDPR and HIPAA controls', 'SOC 2, ISO 27001, PCI DSS'],
    gradient: 'ivory',
    stats: [{ value: '256-bit', label: 'encryption' }],
  },
  {
    id: 'reach',
    title: 'In their own language',
    description:
      'Captions, replies and reports come in the reader’s language. Your team keeps writing in its own.',
    icon: 'speech',
    image: 'vignette-card-tongues',
    features: ['Live captions', 'Replies and reports translated'],
    gradient: 'ice',
    stats: [{ value: '150+', label: 'languages' }],
  },
  {
    id: 'accuracy',
    title: 'Answers you can check',
    description:
      'The models say how sure they are and link the records they used. Questions they cannot answer go to a person.',
    icon: 'check',
    image: 'vignette-card-sources',
    features: ['Sources under every answer', 'Confidence in plain sight'],
    gradient: 'copper',
    stats: [
      { value: '99.8%', label: 'factual accuracy' },
      { value: '<2 s', label: 'typical response' },
    ],
  },
  {
    id: 'satisfaction',
    title: 'Clients who renew',
    description:
      'Clients renew because the work takes less time. Ask us for a client in your industry, and talk to them without us.',
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
  label: 'Seven gains',
  heading: {
    text: 'Platform benefits',
    emphasis: 'benefits',
    line: 'What a company notices first.',
  },
} as const
