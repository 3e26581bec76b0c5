import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.tasks,
    title: 'Task Management Suite',
    description:
      'Tasks from e-mail, calendars that agree, HRM modules and video conferencing in one suite. See how a message becomes finished work without being retyped.',
  },
  label: 'Task management',
  heading: { text: 'Complete Task Management Ecosystem', emphasis: 'Task Management' },
  lead: `Work rarely starts in a task list. It starts in an e-mail, a call or a form, so the ${brand.word} suite picks it up there and follows it to the signed document.`,
  blocks: [
    {
      heading: 'From message to finished work',
      rows: [
        {
          term: 'Email to tasks',
          detail: 'A request in the inbox becomes a task with its owner, date and attachments.',
        },
        {
          term: 'Calendar sync',
          detail: 'The task takes time that is really free, in every calendar at once.',
        },
        {
          term: 'AI team assignment',
          detail: 'It goes to someone with the skill and the hours, freelancers included.',
        },
        { term: 'Document flow', detail: 'Drafts, approvals and the final version stay with the task.' },
      ],
    },
    {
      heading: 'The people side',
      paragraphs: [
        'The HRM modules hold core employee records, a freelancer pool, leave, documents and the workflow by which tasks are allocated. Because leave and assignment share one calendar, nobody is given a deadline in the middle of a holiday.',
      ],
    },
    {
      heading: 'The communication hub',
      paragraphs: [
        'Mail connects through Gmail, Outlook or your own server by SMTP, POP or IMAP. Video conferencing has breakout rooms and AI transcription, and the transcript can be turned into tasks before the call is over. A notification center gathers what needs you, so the rest can stay quiet.',
      ],
    },
    {
      heading: 'What integration buys',
      rows: [
        { term: 'Message processing', detail: 'Faster from arrival to assigned task.', value: '95%' },
        { term: 'Sync accuracy', detail: 'Between connected calendars and mailboxes.', value: '99.9%' },
        {
          term: 'Conflict prevention',
          detail: 'Of double bookings caught before they happen.',
          value: '85%',
        },
      ],
    },
  ],
  related: [
    { path: paths.automation, reason: 'Turn a repeated sequence of tasks into a workflow.' },
    { path: paths.assistant, reason: 'Let the assistant file and chase tasks for you.' },
    { path: paths.legalIndustry, reason: 'See document flow in a trade that lives by it.' },
  ],
  action: { label: 'Start Free Trial', topic: 'trial' },
}
