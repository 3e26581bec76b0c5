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
  heading: { text: 'Fintech: move money, keep the evidence', emphasis: 'keep the evidence' },
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
          detail: 'Behavioral analytics with the alert, the reviewer and the outcome.',
        },
        {
          term: 'Who approved the transfer?',
          detail: 'The signatures of a multi-signature wallet, written to the ledger.',
        },
        {
          term: 'How soon would you recover?',
          detail: 'The recovery time objective of the disaster plan.',
          value: '4 h RTO',
        },
      ],
      counted: true,
    },
    {
      heading: 'Risk while it is small',
      band: true,
      paragraphs: [
        'Monitoring compares each account with its own past and with its peers. A merchant whose refunds double in a week is flagged on the second day, with the transactions attached, and the analyst decides. Models propose; a named person closes the case.',
      ],
    },
    {
      heading: 'Settlement between partners',
      paragraphs: [
        'Where several firms share a process, each usually keeps its own copy and spends month-end comparing. A shared ledger ends the comparison. Tokens carry small claims between partners, and smart contracts are audited before they carry large ones.',
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
