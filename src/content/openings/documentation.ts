import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.documentation,
    title: 'Documentation',
    description:
      'How an integration with the platform proceeds: five concepts to know, four steps from an empty workspace to live data, and what to prepare on your side.',
  },
  label: 'Documentation',
  heading: { text: 'Five concepts, then you can build', emphasis: 'Five concepts' },
  lead: `Everything in ${brand.word} is made of five things. Learn them once and each product reads like a variation on the same theme.`,
  blocks: [
    {
      heading: 'The concepts',
      rows: [
        {
          term: 'Workspace',
          detail:
            'The boundary of a company or department. Data, people and settings do not cross it by accident.',
          value: 'workspace',
        },
        {
          term: 'Source',
          detail: 'A system that reports to the workspace: a mailbox, a shop, a CRM, a ledger.',
          value: 'source',
        },
        {
          term: 'Event',
          detail: 'One thing that happened at one time. Events are added and never edited.',
          value: 'event',
        },
        {
          term: 'Task',
          detail: 'Something to be done, by a person or by a workflow, usually because of an event.',
          value: 'task',
        },
        {
          term: 'Role',
          detail: 'What a person, key or assistant may see and do.',
          value: 'role',
        },
      ],
    },
    {
      heading: 'How an integration proceeds',
      paragraphs: [
        'First create a workspace for testing and give it two roles, one that reads and one that writes. Then connect a single source and let it report for some days. Look at the events before you build on them: are times in the right zone, does each customer appear once?',
        'Next, write one rule that turns an event into a task, and let a person do that task. Automate it when the person says that it has become boring. Move to the live workspace last, with new keys.',
      ],
    },
    {
      heading: 'What to prepare',
      paragraphs: [
        'A list of your systems with an owner for each, a sample of the data with personal details removed, and a decision about who may approve a new role. The third usually takes longest, so ask early.',
      ],
    },
  ],
  related: [
    { path: paths.apiDocs, reason: 'The same concepts as resources of an API.' },
    { path: paths.platform, reason: 'The products that are built from them.' },
    { path: paths.helpCenter, reason: 'How to reach a person.' },
  ],
  action: { label: 'Ask a technical question', topic: 'technology' },
}
