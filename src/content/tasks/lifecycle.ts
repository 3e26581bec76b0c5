/** One step of the task lifecycle (spec §2.12); `id` is its `data-node`. */
export interface LifecycleStep {
  id: 'email' | 'calendar' | 'team' | 'document'
  title: string
  /** What happens to a task there. */
  text: string
}

export const lifecycleSteps: readonly LifecycleStep[] = [
  {
    id: 'email',
    title: 'Email to tasks',
    text: 'A request lands in the shared inbox. The suite reads what is asked and by when, and opens a task with the email and its attachment inside.',
  },
  {
    id: 'calendar',
    title: 'Calendar sync',
    text: 'The suite finds time before the deadline when everyone involved is free, and holds it in every calendar at once.',
  },
  {
    id: 'team',
    title: 'AI team assignment',
    text: 'The suite proposes the person with the skill and the free hours, freelancers included. It respects leave, and a manager confirms.',
  },
  {
    id: 'document',
    title: 'Document flow',
    text: 'Draft, comments and approval stay with the task. The signed version is filed where contracts belong, and the sender gets an answer.',
  },
]

/** The fields of a task, as the card shows them. */
interface SampleTask {
  status: string
  source: string
  due: string
  owner: string
  documents: string
  reply: string
}

export type TaskField = keyof SampleTask

/** The task of the demonstration. Nobody in it exists: people are roles. */
export const sampleTask = {
  label: 'Sample task',
  number: 'T-2041',
  title: 'Sign the revised supplier contract',
  fields: {
    status: 'Status',
    source: 'Source',
    due: 'Due',
    owner: 'Owner',
    documents: 'Files',
    reply: 'Reply',
  },
} as const satisfies { fields: Record<TaskField, string> } & Record<string, unknown>

/** What each step changes. The first one writes the whole task. */
const changes: readonly [SampleTask, ...Partial<SampleTask>[]] = [
  {
    status: 'New',
    source: 'Email, Tue 08:42',
    due: 'By Friday',
    owner: 'Not assigned',
    documents: 'contract-v3.pdf',
    reply: 'Not sent',
  },
  { status: 'Scheduled', due: 'Thu, 14:00 to 15:30' },
  { status: 'Assigned', owner: 'Contracts specialist (sample)' },
  { status: 'Done', documents: 'contract-v4-signed.pdf', reply: 'Sent, Thu 15:20' },
]

/** The task as it is once it has arrived at a step, 0–3. */
export function taskAt(step: number): SampleTask {
  return Object.assign({}, ...changes.slice(0, step + 1)) as SampleTask
}

/** The fields that a step has changed. */
export function changedAt(step: number): readonly TaskField[] {
  return Object.keys(changes[step] ?? {}) as TaskField[]
}

/** What the card shows of the work at each step. */
export const workings = {
  email: {
    title: 'Read from the email',
    /** Passages in brackets are what the suite picked out. */
    mail: 'Attached is the [revised supplier contract]. We would need it [signed] back [by Friday], if at all possible.',
  },
  calendar: {
    title: 'Free in all three',
    hours: ['9', '11', '13', '15', '17'],
    /** Busy times in hours of the day. */
    people: [
      {
        name: 'Legal',
        busy: [
          [9, 10.5],
          [12, 13],
          [16, 17],
        ],
      },
      {
        name: 'Purchasing',
        busy: [
          [9.5, 12],
          [13, 14],
        ],
      },
      {
        name: 'Finance',
        busy: [
          [10, 11],
          [12.5, 13.5],
          [15.5, 17],
        ],
      },
    ],
    slot: [14, 15.5],
  },
  team: {
    title: 'Skill and free hours',
    people: [
      { role: 'Contracts specialist', note: '6 h free', chosen: true },
      { role: 'Legal counsel, freelance', note: '2 h free', chosen: false },
      { role: 'Purchasing lead', note: 'tender until Monday', chosen: false },
    ],
  },
  document: {
    title: 'One trail of versions',
    versions: [
      { name: 'contract-v3.pdf', note: 'received, Tue 08:42' },
      { name: 'contract-v4.pdf', note: '3 comments, Thu 14:25' },
      { name: 'contract-v4-signed.pdf', note: 'approved, Thu 15:18' },
    ],
  },
} as const

export const lifecycleTexts = {
  label: 'Four steps',
  heading: { text: 'Task lifecycle, from inbox to done', emphasis: 'done' },
  /** Names the group of buttons, and the demo beside Play and Pause. */
  steps: 'Steps of the task lifecycle',
  demo: 'task lifecycle',
  action: 'Explore Integration Options',
} as const

/** For those who cannot see the card: the task once it has arrived at a step, 0–3. */
export function spokenAt(step: number): string {
  const { status, due, owner } = taskAt(step)
  const { title = '' } = lifecycleSteps[step] ?? {}
  return `Step ${step + 1} of ${lifecycleSteps.length}: ${title}. ${sampleTask.title}: ${status}. Due: ${due}. Owner: ${owner}.`
}
