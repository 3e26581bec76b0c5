import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.fintech,
    title: 'Fintech software: security and audit trail',
    description:
      'For payment, lending and digital asset firms: access you can prove, unusual behavior flagged, and a ledger that shows your partners the same record.',
  },
  label: 'Industries',
  heading: { text: 'Fintech: move money, keep the evidence', emphasis: 'the evidence' },
  lead: 'For payment, lending and digital asset firms: the platform keeps the audit trail as the work is done, so you do not have to rebuild it for the examiner.',
  blocks: [
    {
      heading: 'What an examiner asks, and what you can show',
      rows: [
        {
          term: 'Who had access?',
          detail: 'Roles, multi-factor sign-ins and each change to either, with date and approver.',
        },
        {
          term: 'Was anything unusual?',
          detail: 'Each alert, who reviewed it and how it ended.',
        },
        {
          term: 'Who approved the transfer?',
          detail: 'The signatures of a multi-signature wallet, written to the ledger.',
        },
        {
          term: 'How soon would you recover?',
          detail: 'Within the recovery time objective (RTO) of the disaster plan.',
          value: '4 h',
        },
      ],
      counted: true,
    },
    {
      heading: 'Risk while it is small',
      band: true,
      paragraphs: [
        'Models propose; a named person closes the case.',
        'Monitoring compares each account with its own past and with its peers. A merchant whose refunds double in a week is flagged on the second day, with the transactions attached.',
      ],
    },
    {
      heading: 'Settlement between partners',
      rows: [
        {
          term: 'Today',
          detail: 'Each firm keeps its own copy of a shared process, and every month ends in comparing them.',
        },
        {
          term: 'With one ledger',
          detail: 'All read the same record, which makes the comparison unnecessary.',
        },
        {
          term: 'Amounts owed',
          detail:
            'Small ones are settled in tokens, large ones by smart contracts that have been audited first.',
        },
      ],
    },
    {
      heading: 'Onboarding customers',
      paragraphs: [
        `Secure data collection asks for each document once, checks it on arrival and tells the applicant what is missing. ${brand.word} keeps the reasons for a decision with the decision, which helps when the customer asks why.`,
      ],
    },
  ],
  next: 'Products and controls for fintech',
  related: [
    {
      path: paths.securitySolution,
      reason: 'Controls, the standards they are mapped to, and response times.',
    },
    { path: paths.blockchainSecurity, reason: 'Contracts, wallets and cold storage.' },
    { path: paths.apiDocs, reason: 'Keys, idempotency and errors for your engineers.' },
  ],
  action: { label: 'Schedule Demo', topic: 'fintech' },
}
