import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.blockchainSecurity,
    title: 'Blockchain security: audits, wallets, storage',
    description:
      'Immutable records, audited smart contracts, multi-signature wallets and cold storage: which risk each one answers, and which risks remain with you.',
  },
  label: 'Technology',
  heading: { text: 'Blockchain security: a ledger you can check', emphasis: 'you can check' },
  lead: `A blockchain proves that a record was not altered. It cannot prove that the record was true when it was written, so ${brand.word} also checks who may write.`,
  blocks: [
    {
      heading: 'Four safeguards',
      across: true,
      rows: [
        {
          term: 'Immutable records',
          detail:
            'Each entry carries the fingerprint of the one before. Once an hour the latest fingerprint goes to a public chain, the anchor chain.',
        },
        {
          term: 'Smart contract audits',
          detail: 'Code that moves value is read by people who did not write it, before it is put to use.',
        },
        {
          term: 'Multi-signature wallets',
          detail: 'Two keys of three, in different places: one stolen laptop moves nothing.',
        },
        {
          term: 'Cold storage',
          detail: 'Keys for funds that are not in daily use stay on devices without a network.',
        },
      ],
    },
    {
      heading: 'What an audit looks at',
      rows: [
        { term: 'Access', detail: 'Who may call each function, and in what order.' },
        { term: 'Failure', detail: 'What happens when a call fails halfway.' },
        { term: 'Numbers', detail: 'Whether one can overflow or be rounded in someone’s favor.' },
        { term: 'Control', detail: 'Who can pause or replace the contract, and how holders learn of it.' },
      ],
    },
    {
      heading: 'What remains your responsibility',
      band: true,
      paragraphs: [
        'Keys are the weak point of every chain. Decide who holds them, how a holder is replaced and where the written recovery procedure is kept, and rehearse it once with a small amount.',
        'The ledger accepts a valid signature even if the person behind it was deceived.',
        'Keep personal data off the chain. An entry that cannot be altered also cannot be erased, and customers may have a right to erasure.',
      ],
    },
  ],
  next: 'Around the ledger',
  related: [
    { path: paths.tokenization, reason: 'How tokens are earned and spent.' },
    { path: paths.securitySolution, reason: 'Controls for all other data.' },
    { path: paths.dataPrivacy, reason: 'Why personal records are kept elsewhere.' },
  ],
  action: { label: 'Schedule Consultation', topic: 'consultation' },
}
