import type { PlanetColour } from '../planets.ts'
import { platformSections } from './sections.ts'

/** One of the four items of data protection (spec §2.10, §3). */
export interface SecurityFeature {
  id: string
  title: string
  description: string
  icon: 'encryption' | 'access' | 'watch' | 'recovery'
  details: readonly string[]
  gradient: PlanetColour
}

export const securityFeatures: readonly SecurityFeature[] = [
  {
    id: 'encryption',
    title: 'Encrypted everywhere',
    description: 'Data is unreadable in storage, in transit and in every backup.',
    icon: 'encryption',
    details: [
      'AES-256 for all stored and moving data',
      'Your own keys, changed on your schedule',
      'Keys and data kept in different places',
    ],
    gradient: 'violet',
  },
  {
    id: 'access',
    title: 'Access by role',
    description:
      'Being on the office network grants no access. Each request is checked by role, device and usual behavior.',
    icon: 'access',
    details: [
      'One set of roles for all six modules',
      'Two factors at every sign-in, biometrics if you like',
      'Rights that expire with the project they were given for',
    ],
    gradient: 'blue',
  },
  {
    id: 'monitoring',
    title: 'Watched around the clock',
    description: 'People and models watch the same log. Unusual activity is stopped within the session.',
    icon: 'watch',
    details: [
      'Behavior compared with the same hour last month',
      'Alerts that name the record at risk',
      'A read-only log',
    ],
    gradient: 'ice',
  },
  {
    id: 'compliance',
    title: 'Ready for the auditor',
    description: 'Evidence is collected during daily work, so an audit begins with an export.',
    icon: 'recovery',
    details: [
      'Controls mapped to GDPR, HIPAA and PCI DSS',
      'SOC 2 Type II and ISO 27001 as well',
      'Retention and deletion by rule, with a receipt',
    ],
    gradient: 'brass',
  },
]

export const protectionTexts = {
  id: platformSections.protection,
  label: 'For all modules',
  heading: { text: 'Data protection', line: 'Four measures, from the keys to the audit.' },
  name: 'data protection',
  list: 'Measures of data protection',
} as const
