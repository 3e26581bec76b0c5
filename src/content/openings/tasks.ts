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
  blocks: [],
  next: 'What works with the task suite',
  related: [
    { path: paths.automation, reason: 'Turn a repeated sequence of tasks into a workflow.' },
    { path: paths.assistant, reason: 'Let the assistant file and chase tasks for you.' },
    { path: paths.legalIndustry, reason: 'See document flow in a trade that lives by it.' },
  ],
}
