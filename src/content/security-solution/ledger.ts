/** The four features of blockchain security (spec §2.14). */
export const ledgerFeatures = [
  {
    term: 'Immutable records',
    detail:
      'An entry cannot be changed without changing every later one. Once an hour the latest fingerprint goes to a public anchor chain.',
  },
  {
    term: 'Smart contract audits',
    detail:
      'Contract code is audited by people who did not write it, before its first use and after each change.',
  },
  {
    term: 'Multi-signature wallets',
    detail: 'A transfer needs several keys held by several people, so one stolen key moves nothing.',
  },
  {
    term: 'Cold storage',
    detail: 'Keys that are not needed today stay on devices that have never seen a network.',
  },
] as const

/** Claimed, as marketing copy: the specification names both and gives no value. */
export const ledgerFigures = [
  { value: '185 TH/s', label: 'hash rate of the anchor chain' },
  { value: '2.5 s', label: 'block time of the ledger' },
] as const

/** The sample chain. `forged` is what the button writes over its block. */
export const ledgerRecords = [
  'Open account 17',
  'Pay $1,200 into account 17',
  'Pay $300 out of account 17',
  'Close the month',
] as const
export const forgery = { block: 1, record: 'Pay $9,200 into account 17' } as const

export const ledgerText = {
  id: 'blockchain-security',
  label: 'Try it',
  heading: { text: 'Blockchain security', line: 'Change one record, and every later block stops matching.' },
  lead: 'Each block carries a fingerprint of its record and of the block before it. Type over any record and watch what no longer fits. The fingerprints are computed here, in your browser.',
  block: 'Block',
  record: 'Record',
  fingerprint: 'Fingerprint',
  recorded: 'On record',
  forge: 'Forge block 2',
  reset: 'Reset the chain',
  intact: 'All four blocks match what is on record.',
  /** `first` counts from 1. */
  broken: (first: number, last: number) =>
    first === last
      ? `Block ${first} no longer matches what is on record.`
      : `Block ${first} no longer matches what is on record, and neither does any block after it.`,
} as const
