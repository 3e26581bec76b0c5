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
    description: 'Data is unreadable wherever it rests and wherever it travels, backups included.',
    icon: 'encryption',
    details: [
      'AES-256 at rest, on the way and in every backup',
      'Keys of your own, rotated on your calendar',
      'Key and data never in the same building',
    ],
    gradient: 'violet',
  },
  {
    id: 'access',
    title: 'Access by role',
    description:
      'Nobody is trusted for being inside. Each request is checked against role, device and habit.',
    icon: 'access',
    details: [
      'One set of roles for all six parts',
      'Several factors at sign-in, biometrics among them',
      'Rights that expire with the project they were given for',
    ],
    gradient: 'blue',
  },
  {
    id: 'monitoring',
    title: 'Watched 24/7',
    description: 'People and models read the same log. What is unusual is stopped within the session.',
    icon: 'watch',
    details: [
      'Behavior compared with the same hour last month',
      'Alerts that name the record at risk',
      'A log that can be read but not edited',
    ],
    gradient: 'ice',
  },
  {
    id: 'compliance',
    title: 'Ready for the auditor',
    description: 'The evidence is gathered as the work is done, so an audit is an export and not a season.',
    icon: 'recovery',
    details: [
      'GDPR, HIPAA and PCI DSS',
      'SOC 2 Type II and ISO 27001',
      'Retention and deletion by rule, with a receipt',
    ],
    gradient: 'brass',
  },
]

export const protectionTexts = {
  id: platformSections.protection,
  label: 'Four measures',
  heading: { text: 'Data protection', line: 'Four locks on one door, set once for every part.' },
  name: 'data protection',
  list: 'Measures of data protection',
} as const
