export const workflow = {
  id: 'workflow',
  label: 'Watch it run',
  heading: { text: 'Interactive workflow: follow one lead' },
  lead: 'Every step shows its state, so when one stops you know which, and who can restart it.',
  controls: 'workflow',
  counters: { completed: 'Completed steps', elapsed: 'Elapsed time', progress: 'Progress' },
  states: { completed: 'Completed', active: 'Active', pending: 'Pending' },
  record: 'What the record says',
  waiting: 'Not yet',
  templates: {
    heading: 'Start from a template',
    choice: 'Workflow template',
    text: 'Three flows that most teams begin with. You can change every step later.',
    figures: { steps: 'Steps', time: 'Average time', efficiency: 'Efficiency' },
  },
  consultation: 'Schedule Consultation',
  documentation: 'View Documentation',
} as const

/** A step of a workflow (spec §4). Its status follows from the demo's index. */
export interface WorkflowStep {
  id: string
  title: string
  description: string
  /** As it is shown. */
  duration: string
  /** What the record says once the step is completed. */
  result: string
}

/** The six of the specification. */
export const leadSteps: readonly WorkflowStep[] = [
  {
    id: 'capture',
    title: 'Lead Capture',
    description: 'The form is read and becomes a record.',
    duration: '2s',
    result: 'Website form, with page and words',
  },
  {
    id: 'scoring',
    title: 'AI Scoring',
    description: 'Behavior and fit are weighed.',
    duration: '1s',
    result: 'High: asked for prices twice',
  },
  {
    id: 'assignment',
    title: 'Assignment',
    description: 'One person becomes the owner.',
    duration: '0.5s',
    result: 'Sales, west: has the time today',
  },
  {
    id: 'notification',
    title: 'Notification',
    description: 'The owner is notified, with the reasons.',
    duration: '0.3s',
    result: 'Seen on the owner’s phone',
  },
  {
    id: 'engagement',
    title: 'Engagement',
    description: 'The first reply is drafted and offers a time; a person sends it.',
    duration: '3s',
    result: 'Reply drafted, two times offered',
  },
  {
    id: 'optimization',
    title: 'Optimization',
    description: 'The flag goes up once the outcome is in, and the next score learns from it.',
    duration: 'ongoing',
    result: 'Outcome handed to the next lead',
  },
]
