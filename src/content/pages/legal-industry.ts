import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.legalIndustry,
    title: 'Legal practice software: matters and deadlines',
    description:
      'For law firms and legal departments: intake, deadlines and documents in one matter, confidentiality by role, and more hours for work that clients pay for.',
  },
  label: 'Industries',
  heading: { text: 'Law firms: every matter in one file', emphasis: 'one file' },
  lead: `${brand.word} takes over the clerical part of legal work, from the first email to the stored final version. The judgment stays with the lawyer.`,
  blocks: [
    {
      heading: 'A matter from start to finish',
      across: true,
      rows: [
        {
          term: 'Intake',
          detail: 'An inquiry becomes a matter with parties, dates and a list of missing documents.',
        },
        {
          term: 'Deadlines',
          detail: 'Each date gets an owner and a reminder.',
        },
        { term: 'Drafting', detail: 'Versions, comments and approvals stay in order inside the file.' },
        {
          term: 'Hearings and calls',
          detail: 'Video with breakout rooms for client and counsel, and a transcript to search afterward.',
        },
        {
          term: 'Closing',
          detail: 'The final set is sealed with a ledger entry that shows it has not changed.',
        },
      ],
    },
    {
      heading: 'Confidentiality',
      rows: [
        { term: 'The team', detail: 'Opens the file, and the access log says who did and when.' },
        { term: 'Everyone else', detail: 'Does not see that it exists: the ethical wall is built in.' },
        { term: 'The assistant', detail: 'Reads under the same rules, encryption and log.' },
      ],
    },
    {
      heading: 'A first step that disrupts nothing',
      paragraphs: [
        'Connect the mailbox that receives new inquiries, by Outlook, Gmail or IMAP, and run intake there for a month. You can then count how many requests went unanswered before and after.',
      ],
    },
    {
      heading: 'Where the assistant stops',
      band: true,
      sides: [
        {
          term: `${brand.assistant.name} may`,
          items: ['Summarize correspondence', 'Prepare chronologies', 'Remind clients what is missing'],
        },
        {
          term: `${brand.assistant.name} may not`,
          items: [
            'Give legal advice',
            'Send a draft that no lawyer has approved',
            'Quote a file to someone who may not open it',
          ],
        },
      ],
    },
  ],
  next: 'Products for a law practice',
  related: [
    { path: paths.tasks, reason: 'Tasks, leave and documents of a matter.' },
    { path: paths.dataPrivacy, reason: 'Roles, logs and erasure in detail.' },
    { path: paths.blockchainSecurity, reason: 'What a sealed record proves, and what it does not.' },
  ],
  action: { label: 'Schedule Demo', topic: 'legal' },
}
