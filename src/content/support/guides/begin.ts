import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import type { Chapter } from '../guide.ts'

/** Concepts, preparation, the first source, access. */
export const begin: readonly Chapter[] = [
  {
    id: 'concepts',
    title: 'The five concepts',
    blocks: [
      {
        kind: 'text',
        text: `Everything in ${brand.word} is made of five things. Each product shows them in its own way; underneath they are the same records.`,
      },
      {
        kind: 'rows',
        rows: [
          {
            term: 'Workspace',
            detail: 'The boundary of a company or department. Data, people and settings stay within it.',
          },
          {
            term: 'Source',
            detail: 'A system that reports to the workspace: a mailbox, a shop, a CRM, an accounting system.',
            value: 'src_',
          },
          {
            term: 'Event',
            detail:
              'One thing that happened at one time. Events are added and not edited; erasing a person takes the name out of them.',
            value: 'evt_',
          },
          {
            term: 'Task',
            detail: 'Something to be done, by a person or by a workflow, usually because of an event.',
            value: 'tsk_',
          },
          { term: 'Role', detail: 'What a person, key or assistant may see and do.' },
        ],
      },
      {
        kind: 'text',
        text: 'All five refer to contacts: the people and companies that events are about. A contact has one email address in a workspace, so that each appears once.',
      },
    ],
    more: [{ path: paths.platform, label: 'The products that are built from them' }],
  },
  {
    id: 'prepare',
    title: 'Before you start',
    minutes: 30,
    blocks: [
      {
        kind: 'text',
        text: 'Settle three things on paper first. The third usually takes longest, so ask early.',
      },
      {
        kind: 'steps',
        items: [
          'A list of your systems, with one owner each: the person who may say yes to connecting it.',
          'A sample of the data with personal details removed. A thousand rows show most of the odd cases.',
          'A decision about who may approve a new role.',
        ],
      },
      {
        kind: 'text',
        text: 'Then ask for two workspaces, one for testing and one that is live. They have the same setup and different keys. Data moves between them only if you move it.',
      },
      {
        kind: 'note',
        text: 'The examples on this page are samples. The people and companies in them are invented.',
      },
    ],
  },
  {
    id: 'first-source',
    title: 'Connect the first source',
    minutes: 20,
    blocks: [
      {
        kind: 'text',
        text: 'Begin with a source whose contents you know by heart. For most companies that is the support mailbox: an hour later you can compare it line by line with your own inbox.',
      },
      {
        kind: 'steps',
        items: [
          'In the test workspace, open Sources and choose Connect.',
          'Pick the kind, give it the name that your people use for it, and choose its owner.',
          'The owner gets a link and gives consent in the browser, so the platform never sees a password. Only a mail server of your own needs an account for it.',
          'Wait for the first event. A mailbox reports within a minute; a shop sends its last 90 days first.',
        ],
      },
      { kind: 'text', text: 'The same from a terminal, with the key of the test workspace:' },
      {
        kind: 'code',
        title: 'Create a source',
        language: 'bash',
        code: `curl {{api}}/v1/sources \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "kind": "mailbox", "name": "Support inbox" }'`,
      },
      { kind: 'heading', text: 'Look before you build' },
      {
        kind: 'text',
        text: 'Let it report for a few days and read the events. Four questions find nearly every fault:',
      },
      {
        kind: 'steps',
        items: [
          'Are times in the right zone? Compare one message with the original.',
          'Does each customer appear once? Look for the same person with two addresses.',
          'Is anything missing that you know happened?',
          'How far behind is it? `delay_seconds` should stay under a minute.',
        ],
      },
    ],
  },
  {
    id: 'access',
    title: 'Roles and model access',
    minutes: 15,
    blocks: [
      {
        kind: 'text',
        text: 'A role says what may be read, what may be written, and which models may see it. People, keys and the assistant all have one; without a role there is no access. Every person signs in with two factors, whatever the role.',
      },
      {
        kind: 'rows',
        rows: [
          { term: 'Reader', detail: 'Sees what its fields allow. Writes nothing.' },
          { term: 'Member', detail: 'Works on own tasks and contacts, asks questions.' },
          { term: 'Manager', detail: 'Assigns work, builds workflows, sees a team.' },
          {
            term: 'Owner',
            detail: 'Connects sources, grants roles, starts full exports.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Your own roles are files. Keep them with your code, have them reviewed, and apply them from there. This one lets analysts and their models see orders without the people who placed them:',
      },
      {
        kind: 'code',
        title: 'roles/analyst.yaml',
        language: 'yaml',
        code: `role: analyst
extends: reader
read:
  events: [order.*, refund.*]
  contacts:
    fields: [id, company, labels]   # no names, no addresses
models:
  forecast: allow
  language: allow
  training: deny                    # nothing is learned from this data
approved_by: owner`,
      },
      {
        kind: 'text',
        text: 'A model gets the rights of the role that calls it, never more. Ask the same question with two roles and you may get two answers; each says what it was allowed to read.',
      },
      {
        kind: 'note',
        text: 'Keys have roles, too. A key in a web page or an app is public: keep keys on your server and give each one the smallest role that works.',
      },
    ],
    more: [{ path: paths.dataPrivacy, label: 'The rules behind roles' }],
  },
]
