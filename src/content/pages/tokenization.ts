import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.tokenization,
    title: 'Tokenization of data and insight, explained',
    description:
      'What tokens do on the platform: pay for services, settle between partners and reward people who share data and insight. With a worked monthly example.',
  },
  label: 'Technology',
  heading: { text: 'Tokenizing Intelligence', emphasis: 'Intelligence' },
  lead: `A token on ${brand.word} is a unit of account: earned with data and insight, spent on services. The ledger shows who gave what and who owes whom.`,
  blocks: [
    {
      heading: 'Core token benefits',
      across: true,
      rows: [
        {
          term: 'Access',
          detail: 'Tokens pay for modules and services, without a separate contract for each.',
        },
        {
          term: 'Transactions',
          detail: 'Partners settle small amounts directly, with the record written as they pay.',
        },
        {
          term: 'Participation incentives',
          detail: 'Data and insights that others use earn tokens for whoever provided them.',
        },
        { term: 'Liquidity', detail: 'Tokens earned in one module can be spent in any other.' },
      ],
    },
    {
      heading: 'Strategic advantages',
      rows: [
        {
          term: 'Transparency',
          detail: 'Both partners see who earned each token, for what, and where it went.',
        },
        { term: 'Innovation', detail: 'Contributions too small to invoice can be paid for.' },
        { term: 'Future-proofing', detail: 'The rules can change whenever both partners sign.' },
      ],
    },
    {
      heading: 'With your partner',
      band: true,
      paragraphs: ['Settle three points before the first token is issued.'],
      rows: [
        { term: 'Contribution', detail: 'Which data or insight you want more of.' },
        { term: 'Count', detail: 'What counts as one use of that data or insight.' },
        {
          term: 'Law',
          detail:
            'How tax and securities law in your country treat the token: a question for your own counsel. Nothing on this page is an offer to sell tokens or advice to buy them.',
        },
      ],
    },
  ],
  next: 'Where tokens are used and guarded',
  related: [
    { path: paths.blockchainSecurity, reason: 'How contracts and wallets are protected.' },
    { path: paths.platform, reason: 'The modules in which tokens are earned and spent.' },
    { path: paths.fintech, reason: 'How payment firms settle on a shared ledger.' },
  ],
  action: { label: 'Schedule Consultation', topic: 'tokenization' },
}
