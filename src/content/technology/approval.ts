import { grouped } from '../grouped.ts'
import { paths, type SitePath } from '../paths.ts'

/** The holders of the sample wallet, and where each key lies. */
export const keys = [
  { id: 'finance', holder: 'Finance lead', kept: 'Hardware key, at the desk' },
  { id: 'operations', holder: 'Operations lead', kept: 'Hardware key, other office' },
  { id: 'board', holder: 'Board member', kept: 'Cold storage, never online' },
] as const

export const NEEDED = 2

export const transfer = { amount: 300, most: 99_999 } as const

/** The words that are signed. */
export function transferText(amount: number): string {
  return `Pay $${grouped(amount)} to account\u00a042`
}

/** What the ledger holds before the transfer. */
export const entries = [
  'Open account\u00a042',
  'Pay $1,200 to account\u00a017',
  'Replace key\u00a03',
] as const

export const approvalText = {
  id: 'two-of-three',
  label: 'Try it',
  legend: 'Each link is an entry that hangs on those before it, its seal lit once it is written.',
  heading: { text: 'Multi-signature approval', line: 'Two of three people have to sign the same words.' },
  lead: 'A sample wallet with three keys. Switch on two holders to sign, then change the amount. The people are invented, and no money moves.',
  amount: 'Amount, $',
  keys: 'The keys',
  states: { missing: 'has not signed', valid: 'signed', void: 'void: amount changed' },
  ledger: 'The ledger',
  waiting: 'Not written',
  entry: 'Entry',
  reset: 'Reset',
  dial: `of ${NEEDED} needed`,
  verdict: {
    none: `0 of ${NEEDED} signatures. The transfer waits.`,
    one: `1 of ${NEEDED} signatures. A stolen laptop could do as much, so the transfer waits.`,
    two: 'Two keys have signed the same words. The transfer goes through and is written below.',
    three: 'All three have signed. Two would have been enough; the transfer goes through.',
    void: (valid: number) =>
      valid === 0
        ? 'The amount was changed after signing. The signatures belong to other words, so they are void.'
        : 'One valid signature. Whatever was signed before the amount changed is void.',
  },
} as const

/** Where the rule is used. */
export const usesText = {
  label: 'In the products',
  heading: { text: 'Where two people sign' },
  rows: [
    {
      path: paths.tasks,
      what: 'A contract is approved',
      text: 'Both sides sign, and the fingerprint of the signed file goes to the ledger.',
    },
    {
      path: paths.automation,
      what: 'A workflow pays',
      text: 'Above your threshold, the automation only prepares the payment. It holds no key, so two people sign.',
    },
    {
      path: paths.platform,
      what: 'Tokens are settled',
      text: 'The monthly division is signed by both partners before anything is issued.',
    },
    {
      path: paths.securitySolution,
      what: 'A key is replaced',
      text: 'The remaining two sign the new one in. The old key opens nothing from that entry on.',
    },
  ] satisfies { path: SitePath; what: string; text: string }[],
} as const
