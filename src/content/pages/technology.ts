import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.technology,
    title: 'Platform technology: six layers explained',
    description: `How the ${brand.word} platform works: records and events, permissions, AI models, a token ledger and the interfaces on top, each layer explained by itself.`,
  },
  label: 'Technology',
  heading: { text: 'The technology behind the platform', emphasis: 'behind the platform' },
  lead: 'For technical evaluators: the six layers of the platform, where data is kept, and what goes on the ledger.',
  blocks: [
    {
      heading: 'Why not put everything on a chain?',
      paragraphs: [
        'A ledger is slow to write and impossible to erase. That suits a token balance or a signed approval, but a customer’s home address must be erasable. Personal data therefore stays in ordinary encrypted storage, and the chain holds only proof that such a record existed and has not changed.',
      ],
    },
    {
      heading: 'Questions worth asking any vendor',
      band: true,
      paragraphs: [
        'Send your security questionnaire with the name of the system you would replace. The answer comes in writing, for your case.',
      ],
      rows: [
        {
          term: 'Models',
          detail: 'Where does an answer come from, and can you see the records behind it?',
        },
        { term: 'Storage', detail: 'Who can read the data at rest?' },
        { term: 'Access', detail: 'What happens to it when an employee leaves?' },
        { term: 'Export', detail: 'Can you take your data out in a form that another system reads?' },
      ],
    },
  ],
  next: 'Each part in detail',
  related: [
    { path: paths.tokenization, piece: 'balance', reason: 'What a token represents and how it moves.' },
    {
      path: paths.blockchainSecurity,
      piece: 'mooring',
      reason: 'How records, contracts and wallets are protected.',
    },
    { path: paths.dataPrivacy, piece: 'iris', reason: 'The rules for personal data.' },
    { path: paths.apiDocs, piece: 'coupling', reason: 'Requests, responses and errors, for engineers.' },
  ],
  action: { label: 'Ask a question', topic: 'technology' },
}
