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
  label: 'Tokenization',
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
          detail: 'People earn tokens by providing data and insights that others use.',
        },
        { term: 'Liquidity', detail: 'Tokens earned in one module can be spent in any other.' },
      ],
    },
    {
      heading: 'Strategic advantages',
      across: true,
      rows: [
        {
          term: 'Transparency',
          detail: 'Everyone involved can follow each token.',
        },
        { term: 'Innovation', detail: 'Contributions too small to invoice can be paid for.' },
        { term: 'Future-proofing', detail: 'The rules can change whenever both partners sign.' },
      ],
    },
    {
      heading: 'Before you start',
      band: true,
      paragraphs: ['Settle three points before the first token is issued.'],
      rows: [
        { term: 'Contribution', detail: 'Which data or insight you want more of.' },
        { term: 'Count', detail: 'What counts as one use of it.' },
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
    { path: paths.fintech, reason: 'Tokenized exchange in financial services.' },
  ],
  action: { label: 'Schedule Consultation', topic: 'tokenization' },
}
