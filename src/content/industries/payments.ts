import { paths } from '../paths.ts'

export type Check = 'received' | 'screening' | 'score' | 'approval' | 'review' | 'ledger'

export const paymentsText = {
  id: 'payment-path',
  label: 'Three examples',
  heading: { text: 'A payment and its checks', line: 'Three payments, three paths to the ledger.' },
  choice: 'Sample payment',
  record: 'Audit record',
  note: 'A payment scored below 40 needs no approval. A name that matches a sanctions list goes to review. All figures are samples; you set the thresholds.',
  diagram:
    'Diagram of the checks: received, screening, risk score, approval by two people, ledger entry. A match at screening leads to review; a score below 40 skips approval.',
  bypass: 'below 40',
  held: 'a match',
  checks: {
    received: 'Received',
    screening: 'Screening',
    score: 'Risk score',
    approval: 'Approval by two',
    review: 'Review',
    ledger: 'Ledger entry',
  } satisfies Record<Check, string>,
  legend: 'The coin is the payment, each ring a check, the two keys the approval, the stack the record.',
  carried: 'What keeps the record',
} as const

interface Entry {
  check: Check
  time: string
  text: string
  by: string
}

export interface Payment {
  id: string
  name: string
  text: string
  outcome: string
  match: boolean
  score: number
  entries: readonly Entry[]
}

export const payments = [
  {
    id: 'known',
    name: '$480.00 to a supplier of four years',
    text: 'Same account, usual amount',
    outcome: 'Released without a person in 2 seconds',
    match: false,
    score: 12,
    entries: [
      {
        check: 'received',
        time: '09:14:02',
        text: 'Order read, signature valid.',
        by: 'API key of the shop',
      },
      { check: 'screening', time: '09:14:02', text: 'No match on a sanctions list.', by: 'Rule' },
      { check: 'score', time: '09:14:03', text: 'Score 12. Within this account’s own past.', by: 'Model' },
      { check: 'ledger', time: '09:14:04', text: 'Released. Score and rule stored with it.', by: 'System' },
    ],
  },
  {
    id: 'large',
    name: '$86,000.00 to an account never paid before',
    text: 'New payee, twenty times the usual amount',
    outcome: 'Released after two approvals in 38 minutes',
    match: false,
    score: 64,
    entries: [
      {
        check: 'received',
        time: '10:02:40',
        text: 'Order read, signature valid.',
        by: 'Treasury, signed in with two factors',
      },
      { check: 'screening', time: '10:02:40', text: 'No match on a sanctions list.', by: 'Rule' },
      { check: 'score', time: '10:02:41', text: 'Score 64. New payee, unusual amount.', by: 'Model' },
      {
        check: 'approval',
        time: '10:40:15',
        text: 'Payee called back at a number on file. Both have signed.',
        by: 'Controller and head of finance',
      },
      { check: 'ledger', time: '10:40:16', text: 'Released. Both signatures stored with it.', by: 'System' },
    ],
  },
  {
    id: 'match',
    name: '$1,250.00 to a name close to a listed one',
    text: 'Spelling differs by one letter',
    outcome: 'Held, not released: a person decides',
    match: true,
    score: 0,
    entries: [
      { check: 'received', time: '11:30:08', text: 'Order read, signature valid.', by: 'API key of the app' },
      {
        check: 'screening',
        time: '11:30:08',
        text: 'Name close to a listed one. Stopped before scoring.',
        by: 'Rule',
      },
      {
        check: 'review',
        time: '11:52:51',
        text: 'Date of birth asked for. Payment stays on hold until it arrives.',
        by: 'Compliance analyst on duty',
      },
      { check: 'ledger', time: '11:52:52', text: 'Hold recorded, with the reason.', by: 'System' },
    ],
  },
] as const satisfies readonly Payment[]

export type PaymentId = (typeof payments)[number]['id']

export const paymentCarriers = [
  {
    path: paths.securitySolution,
    text: 'Roles, sign-in with two factors, and the monitoring behind the score.',
  },
  {
    path: paths.automation,
    text: 'Carries the order from check to check, and stops where a person decides.',
  },
  {
    path: paths.blockchainSecurity,
    text: 'The ledger that partners read, and the wallets that need several signatures.',
  },
] as const
