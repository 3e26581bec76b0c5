import type { PlanetColour } from '../planets.ts'
import { platformSections } from './sections.ts'

/** One of the four points on tokenization (spec §2.10, §3). */
export interface TokenPoint {
  id: string
  title: string
  description: string
  icon: 'contribution' | 'contract' | 'ledger' | 'exchange'
  gradient: PlanetColour
}

export const tokenPoints: readonly TokenPoint[] = [
  {
    id: 'contribution',
    title: 'Contribution is written down',
    description:
      'A partner adds data, a customer refers another, a colleague improves a model. The platform issues a token the moment it happens.',
    icon: 'contribution',
    gradient: 'violet',
  },
  {
    id: 'contract',
    title: 'The rule pays, not the mood',
    description:
      'Both sides agree on the terms once. From then on a smart contract carries them out, and nobody chases an invoice.',
    icon: 'contract',
    gradient: 'brass',
  },
  {
    id: 'ledger',
    title: 'Both sides read the same entry',
    description:
      'The ledger cannot be edited afterwards. At the end of the month there is nothing to reconcile, because there was never a second book.',
    icon: 'ledger',
    gradient: 'blue',
  },
  {
    id: 'exchange',
    title: 'The balance can leave',
    description:
      'Tokens open premium modules, settle between partners, or move to another service. They follow open standards and outlive a contract with us.',
    icon: 'exchange',
    gradient: 'copper',
  },
]

export const tokenizationTexts = {
  id: platformSections.tokenization,
  label: 'Optional',
  heading: {
    text: 'Tokenization',
    line: 'Contributions of data and insight are counted where they arise, and paid by a rule both sides agreed on.',
  },
  note: 'You decide whether to use it. All six integrations work with tokens or without.',
  learnMore: 'Learn More',
  subject: 'about tokenization',
} as const
