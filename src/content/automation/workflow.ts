import type { Figure } from './figure.ts'

export const workflow = {
  id: 'workflow',
  label: 'Six steps',
  heading: { text: 'Interactive workflow: follow one lead' },
  lead: 'Every step shows its state, so when one stops you know which, and who can restart it. What the last step learns goes back into the first.',
  controls: 'workflow',
  counters: { completed: 'Completed steps', elapsed: 'Elapsed time', progress: 'Progress' },
  states: { completed: 'Completed', active: 'Active', pending: 'Pending' },
  record: 'What the record says',
  sample: 'Sample lead',
  waiting: 'Not yet',
  templates: {
    heading: 'Start from a template',
    choice: 'Workflow template',
    text: 'Three flows that most teams begin with. Each can be changed step by step once it runs.',
    figures: { steps: 'Steps', time: 'Average time', efficiency: 'Efficiency' },
  },
  consultation: 'Schedule Consultation',
  documentation: 'View Documentation',
} as const

/** A step of the workflow demo (spec §4). Its status follows from the demo's index. */
export interface WorkflowStep {
  id: string
  title: string
  description: string
  /** As it is shown. */
  duration: string
  /** What the record says once the step is completed. */
  result: string
  /** Steps that it hands on to. */
  connections: readonly string[]
}

export const steps: readonly WorkflowStep[] = [
  {
    id: 'capture',
    title: 'Lead Capture',
    description: 'The form is read and becomes a record.',
    duration: '2s',
    result: 'Website form, with page and words',
    connections: ['scoring'],
  },
  {
    id: 'scoring',
    title: 'AI Scoring',
    description: 'Behavior and fit are weighed.',
    duration: '1s',
    result: 'High: asked for prices twice',
    connections: ['assignment'],
  },
  {
    id: 'assignment',
    title: 'Assignment',
    description: 'One person becomes the owner.',
    duration: '0.5s',
    result: 'Sales, west: has the time today',
    connections: ['notification'],
  },
  {
    id: 'notification',
    title: 'Notification',
    description: 'The owner hears of it, with the reasons.',
    duration: '0.3s',
    result: 'Seen on the owner’s phone',
    connections: ['engagement'],
  },
  {
    id: 'engagement',
    title: 'Engagement',
    description: 'The first reply goes out and offers a time.',
    duration: '3s',
    result: 'Reply sent, two times offered',
    connections: ['optimization'],
  },
  {
    id: 'optimization',
    title: 'Optimization',
    description: 'The outcome adjusts the next score.',
    duration: 'ongoing',
    result: 'Outcome handed to the next lead',
    connections: ['capture'],
  },
]

/** A workflow to begin with (spec §4). */
export interface WorkflowTemplate {
  id: string
  name: string
  description: string
  /** Names of its steps; their number is one of the figures shown. */
  stops: readonly string[]
  averageTime: string
  efficiency: string
}

export const templates: readonly WorkflowTemplate[] = [
  {
    id: 'lead-processing',
    name: 'Lead Processing',
    description: 'From the first inquiry to a reply that a person has signed off.',
    stops: ['Capture', 'Scoring', 'Assignment', 'Notification', 'Engagement', 'Optimization'],
    averageTime: '4.2 min',
    efficiency: '94%',
  },
  {
    id: 'client-onboarding',
    name: 'Client Onboarding',
    description: 'From a signed contract to a client who is at work on the platform.',
    stops: ['Contract', 'Welcome', 'Accounts', 'Data', 'Checks', 'Import', 'Training', 'Review'],
    averageTime: '12 hours',
    efficiency: '97%',
  },
  {
    id: 'support-ticket',
    name: 'Support Ticket',
    description: 'From a question to an answer, with a person wherever one is needed.',
    stops: ['Intake', 'Triage', 'Assignment', 'Answer', 'Follow-up'],
    averageTime: '8 min',
    efficiency: '91%',
  },
]

/** What a template says of itself before it is chosen. */
export function templateSummary({ stops, averageTime, efficiency }: WorkflowTemplate): string {
  return `${stops.length} steps · ${averageTime} · ${efficiency} efficiency`
}

/** The figures that a chosen template shows. */
export function templateFigures({ stops, averageTime, efficiency }: WorkflowTemplate): readonly Figure[] {
  const { figures } = workflow.templates
  return [
    { value: `${stops.length}`, label: figures.steps },
    { value: averageTime, label: figures.time },
    { value: efficiency, label: figures.efficiency },
  ]
}
