import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.assistant,
    title: `${brand.assistant.name}, the AI virtual assistant for business`,
    description: `${brand.assistant.name} answers customers, reads your data and carries out routine tasks in 150+ languages, day and night. See a sample conversation and three styles.`,
  },
  label: 'Virtual assistant',
  heading: {
    text: `${brand.assistant.name}, an assistant that finishes the job`,
    emphasis: 'finishes the job',
  },
  lead: `For support, sales and office teams: ${brand.assistant.name} is a gender-neutral, customizable assistant that answers questions, analyzes data and carries out routine tasks within the limits you set.`,
  next: 'Where the assistant works',
  related: [
    { path: paths.tasks, reason: 'Where the tasks it hands over are finished.' },
    { path: paths.smb, reason: 'How a small company puts an assistant to work.' },
    { path: paths.dataPrivacy, reason: 'How customers’ messages are kept and erased.' },
  ],
}

/** The buttons of the first screen. */
export const heroActions = { experience: 'Experience the assistant', more: 'Learn More' } as const

/** Begins a trial of the assistant: on the first screen, and after what it can do. */
export const tryAction = 'Try for Free'
