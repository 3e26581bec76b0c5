import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.tasks,
    title: 'Task Management Suite with email and HRM',
    description:
      'Tasks from email, synced calendars, HRM modules and video conferencing in one suite. See how a message becomes finished work without being retyped.',
  },
  label: 'Task management',
  heading: { text: 'Complete Task Management Ecosystem', emphasis: 'Task Management' },
  lead: `For teams whose work arrives by email: the ${brand.word} suite turns requests into tasks, finds the time and the person, and tracks each one to the signed document.`,
  next: 'What works with the task suite',
  related: [
    { path: paths.automation, reason: 'Turn a repeated sequence of tasks into a workflow.' },
    { path: paths.assistant, reason: 'Let the assistant file tasks and follow up on them.' },
    { path: paths.legalIndustry, reason: 'See the document flow in a law firm.' },
  ],
}
