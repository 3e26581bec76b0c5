import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.assistant,
    title: `${brand.assistant.name}, the virtual assistant`,
    description: `${brand.assistant.name} supports customers, reads data and carries out tasks in 150+ languages, day and night. Choose a personality and see what it handles.`,
  },
  label: 'Virtual assistant',
  heading: {
    text: `${brand.assistant.name}, an assistant that finishes the job`,
    emphasis: 'finishes the job',
  },
  lead: `${brand.assistant.name} is a gender-neutral, customizable assistant. It answers, it analyzes, and when the answer is an action it carries the action out within the limits you set.`,
  blocks: [],
  next: 'Put the assistant to work',
  related: [
    { path: paths.tasks, reason: 'The suite in which assigned tasks live.' },
    { path: paths.smb, reason: 'How a small company puts an assistant to work.' },
    { path: paths.dataPrivacy, reason: 'What happens to what customers type.' },
  ],
}
