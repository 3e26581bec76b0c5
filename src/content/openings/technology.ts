import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.technology,
    title: 'Platform technology: six layers explained',
    description: `How the ${brand.word} platform works: records and events, permissions, AI models, a token ledger and the interfaces on top, each layer explained by itself.`,
  },
  label: 'Technology',
  heading: { text: 'The technology under the platform', emphasis: 'under the platform' },
  lead: 'You do not need this page to use the products. You may need it to approve them, so it explains what the parts are and why they are kept apart.',
  blocks: [
    {
      heading: 'Why not put everything on a chain',
      paragraphs: [
        'A ledger is slow to write and impossible to erase. That is right for a token balance or a signed approval and wrong for a customer’s home address. Personal data therefore stays in ordinary encrypted storage where it can be corrected and deleted, and the chain holds only what proves that a record existed and has not changed.',
      ],
    },
    {
      heading: 'Questions worth asking any vendor',
      paragraphs: [
        'Where does a model’s answer come from, and can you see the records behind it? Who can read the data at rest? What happens to access when an employee leaves? Can you take your data out in a form another system reads?',
        'We are glad to answer them in writing. Send your security questionnaire with the name of the system you would replace, and the reply will refer to your case.',
      ],
    },
  ],
  next: 'The technology in detail',
  related: [
    { path: paths.tokenization, reason: 'What a token stands for and how it moves.' },
    { path: paths.blockchainSecurity, reason: 'How records, contracts and wallets are protected.' },
    { path: paths.dataPrivacy, reason: 'The rules for personal data.' },
    { path: paths.apiDocs, reason: 'Requests, answers and errors, for engineers.' },
  ],
  action: { label: 'Ask a question', topic: 'technology' },
  ask: { label: 'Ask a question', topic: 'technology' },
}
