import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import type { Chapter } from '../guide.ts'

const { assistant } = brand

/** Workflow, email and calendar, assistant. */
export const build: readonly Chapter[] = [
  {
    id: 'workflow',
    title: 'Build a workflow',
    minutes: 40,
    blocks: [
      {
        kind: 'text',
        text: 'Write one rule that turns an event into a task and let a person do that task for two weeks. Automate it once the person finds it boring. Leave the surprising cases with people.',
      },
      {
        kind: 'text',
        text: 'A workflow is a list of steps. Each has one input, one output and a time limit. This one is the lead process from the automation page, all six steps of it:',
      },
      {
        kind: 'code',
        title: 'workflows/lead-processing.yaml',
        language: 'yaml',
        code: `workflow: lead-processing
on: lead.captured
steps:
  - capture:   { longest: 2s }
  - score:     { model: lead-score, longest: 1s }
  - assign:    { by: [skill, free_hours, leave], longest: 500ms }
  - notify:    { to: owner, longest: 300ms }
  - engage:    { with: assistant, approve: each, longest: 3s }
  - optimize:  { ongoing: true }
when_stopped: task_for owner`,
      },
      { kind: 'heading', text: 'Try it without sending' },
      {
        kind: 'text',
        text: 'A trial run takes real input through every step and writes down what it would have sent, and to whom. Nothing leaves the workspace.',
      },
      {
        kind: 'code',
        title: 'A trial run',
        language: 'bash',
        code: `curl {{api}}/v1/workflows/lead-processing/runs \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "input": { "contact": "con_4Kp2", "trial": true } }'`,
      },
      { kind: 'heading', text: 'When a run stops' },
      {
        kind: 'text',
        text: 'The step that stopped says why and waits. Correct the cause and let the run go on: earlier steps are not repeated, so no customer gets a message twice. `approve: each` holds every message of a step until a person sends it. With `first_10` only the first ten wait; use it where you are content to have the rest sent unread.',
      },
    ],
    more: [{ path: paths.automation, label: 'Watch this workflow step by step' }],
  },
  {
    id: 'mail-calendar',
    title: 'Email and calendar',
    minutes: 15,
    blocks: [
      {
        kind: 'text',
        text: 'Gmail and Outlook are connected by consent in the browser, email and calendar in one go.',
      },
      { kind: 'heading', text: 'Your own server: IMAP, POP, SMTP' },
      {
        kind: 'text',
        text: 'Any other server needs its own settings. Create an account for the platform on your server with these settings:',
      },
      {
        kind: 'code',
        title: 'sources/mailbox.yaml',
        language: 'yaml',
        code: `source: mailbox
name: Support inbox
receive:
  protocol: imap            # or pop
  host: mail.example.com
  port: 993
  security: tls
  folders: [INBOX, "Returns"]
send:
  protocol: smtp
  host: mail.example.com
  port: 465
  security: tls
  from: support@example.com
secret: vault://mail/support`,
      },
      {
        kind: 'text',
        text: 'A message becomes a task when it asks for something. Thanks, newsletters and automatic replies stay in the mailbox. The task marks the sentence that caused it, and you can undo it in one step.',
      },
      { kind: 'heading', text: 'Calendars that agree' },
      {
        kind: 'text',
        text: 'Name one calendar per person as leading. Tasks take time that is free in all of them; if two disagree, the leading one wins and the owner is asked. The platform deletes no calendar entry.',
      },
      {
        kind: 'rows',
        rows: [
          {
            term: 'Accuracy of synchronization',
            detail: 'Between connected calendars and mailboxes.',
            value: '99.9%',
          },
          {
            term: 'Conflicts prevented',
            detail: 'Clashes between appointments, tasks and leave, caught in time.',
            value: '85%',
          },
        ],
        counted: true,
      },
    ],
    more: [{ path: paths.tasks, label: 'Task Management Suite' }],
  },
  {
    id: 'assistant',
    title: 'Put the assistant to work',
    minutes: 25,
    blocks: [
      {
        kind: 'text',
        text: `${assistant.name} starts with what your own pages say and two lists: what it may do alone, and what it must ask about. Keep the first one short for a month.`,
      },
      {
        kind: 'code',
        title: 'assistant.yaml',
        language: 'yaml',
        code: `assistant:
  style: professional        # professional, casual, analytical
  languages: [en, es, de]    # leave out for all
  sources: [website, help-center, orders]
may:
  - answer_questions
  - file_tasks
must_ask:
  - send_offers
  - change_appointments
  - refund
answer_from: 0.9             # less confidence: a person answers
hand_over_to: support        # after two answers that did not help`,
      },
      {
        kind: 'text',
        text: 'Read its conversations each morning of the first week. Mark what is wrong: the corrected text is what it uses from then on. Move a line from `must_ask` to `may` only after it has been approved twenty times unchanged.',
      },
    ],
    more: [{ path: paths.assistant, label: 'Styles, languages, and a sample conversation' }],
  },
]
