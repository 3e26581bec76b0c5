import type { PlanetColour } from '../planets.ts'
import { platformSections } from './sections.ts'

/** One of the four points on tokenization (spec §2.10, §3). */
export interface TokenPoint {
  id: 'contribution' | 'contract' | 'ledger' | 'exchange'
  title: string
  description: string
  gradient: PlanetColour
}

export const tokenPoints: readonly TokenPoint[] = [
  {
    id: 'contribution',
    title: 'Contributions are recorded',
    description:
      'A partner adds data, a customer refers another, a colleague improves a model. Each use is written down, and tokens follow at the end of the month.',
    gradient: 'violet',
  },
  {
    id: 'contract',
    title: 'The agreed rule pays',
    description:
      'Both sides agree on the terms once. From then on a smart contract divides the tokens, without invoices.',
    gradient: 'brass',
  },
  {
    id: 'ledger',
    title: 'Both sides read the same entry',
    description:
      'An entry cannot be changed afterward, and both sides keep the same book, so there is nothing to reconcile.',
    gradient: 'blue',
  },
  {
    id: 'exchange',
    title: 'The balance is portable',
    description:
      'Tokens pay for modules, settle between partners or move to another service. They follow open standards and stay valid after a contract with us ends.',
    gradient: 'copper',
  },
]

export const tokenizationTexts = {
  id: platformSections.tokenization,
  label: 'Optional',
  heading: {
    text: 'Tokenization',
    line: 'Data and insight that others use earn tokens every month.',
  },
  note: 'You decide whether to use it. Every module can be paid for with money instead.',
  learnMore: 'Learn More',
  subject: 'about tokenization',
} as const
