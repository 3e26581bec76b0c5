/** One of the five stages of client onboarding (spec §2.15, §3). */
export interface OnboardingStage {
  id: 'engagement' | 'collection' | 'analysis' | 'modeling' | 'solutions'
  title: string
  description: string
  features: readonly string[]
  /** What the panel shows at this stage, for those who do not see it. */
  image: string
}

export const onboarding = {
  id: 'onboarding',
  label: 'Step by step',
  heading: { text: 'Client onboarding in five stages', line: 'From the first message to a plan that fits.' },
  lead: 'This is how we bring you on board. You always see the current stage and what is still missing.',
  stepper: 'Stages of onboarding',
  stageOf: (number: number, of: number) => `Stage ${number} of ${of}`,
} as const

export const stages: readonly OnboardingStage[] = [
  {
    id: 'engagement',
    title: 'Initial engagement',
    description:
      'You write or call. The first conversation covers the questions that matter for the work, and we record the answers so that you give them once.',
    features: [
      'First questions answered at any hour',
      'Goals, team and systems noted',
      'One owner from the start',
    ],
    image:
      'A conversation with a sample client; from it, goal, team, systems and owner are filled into an intake record.',
  },
  {
    id: 'collection',
    title: 'Secure data collection',
    description:
      'You get one list of what is needed and one place to upload it. Every file is encrypted with AES-256 on arrival and visible only to those who work with it.',
    features: ['One list, always current', 'Sealed on arrival', 'Access by role, on record'],
    image: 'A list of five requested files. One after the other they arrive and are sealed with AES-256.',
  },
  {
    id: 'analysis',
    title: '360° business analysis',
    description:
      'Six areas of your business are analyzed together, so that a cause in one area and its effect in another show up in the same picture.',
    features: [
      'Six areas, one picture',
      'Bottlenecks with their causes',
      'Findings you can trace to records',
    ],
    image:
      'A dial of six business areas closes to a full circle; the three findings beside it name support, operations and sales.',
  },
  {
    id: 'modeling',
    title: 'Predictive modeling',
    description: 'A model of your history forecasts what is likely next, and a range shows how sure it is.',
    features: ['A forecast with its range', 'The strongest causes first', 'Checked against your past months'],
    image:
      'A chart of the months so far, and from today on a forecast line inside a range that widens with time.',
  },
  {
    id: 'solutions',
    title: 'Personalized solutions',
    description:
      'You get a short list of automations in order of effect, each with its reason. Those you choose start at once.',
    features: ['Ranked by expected effect', 'A reason with every proposal', 'Starts with one decision'],
    image:
      'Three proposed automations, the strongest effect first, each with its reason; the first is chosen and starts.',
  },
]

/** What the panel's small interfaces say. */
export const screenCopy = {
  engagement: {
    title: 'Inbox',
    note: 'Sample client',
    messages: [
      { from: 'client', text: 'We lose inquiries between the form and the phone. Can that be fixed?' },
      { from: 'assistant', text: 'Yes. Which systems do they pass through, and who answers them today?' },
      { from: 'client', text: 'Web form, then a shared inbox, then whoever is free.' },
    ],
    record: [
      { term: 'Goal', value: 'No inquiry unanswered' },
      { term: 'Systems', value: 'Web form, shared inbox' },
      { term: 'Team', value: 'Sales, office' },
      { term: 'Owner', value: 'Success manager' },
    ],
    recordTitle: 'Intake record',
  },
  collection: {
    title: 'Data room',
    note: 'AES-256',
    waiting: 'Requested',
    sealed: 'Sealed',
    files: [
      { name: 'Customer list', kind: 'CRM export' },
      { name: 'Inquiries, last year', kind: 'Mailbox' },
      { name: 'Invoices', kind: 'Accounting' },
      { name: 'Support tickets', kind: 'Help desk' },
      { name: 'Process notes', kind: 'Documents' },
    ],
  },
  analysis: {
    title: 'Analysis',
    note: '360°',
    areas: ['Sales', 'Marketing', 'Support', 'Operations', 'Finance', 'People'],
    findings: [
      { term: 'Support', value: 'Answers the same six questions' },
      { term: 'Operations', value: 'Waits for one approval' },
      { term: 'Sales', value: 'Calls back after interest has cooled' },
    ],
  },
  modeling: {
    title: 'Forecast',
    note: 'Inquiries answered',
    past: 'So far',
    today: 'Today',
    expected: 'Expected',
    range: 'Range',
    /** Under the axis, by month from the first drawn. */
    months: { 0: 'Jan', 3: 'Apr', 7: 'Aug', 11: 'Dec' },
  },
  solutions: {
    title: 'Proposals',
    note: 'In order of effect',
    chosen: 'Chosen',
    proposals: [
      { name: 'Lead processing', reason: 'Inquiries wait in a shared inbox' },
      { name: 'Support ticket', reason: 'Six questions come back every day' },
      { name: 'Client onboarding', reason: 'One approval holds up the rest' },
    ],
  },
} as const

/** Name of a stage's button; `at` counts from 0. */
export const stageName = (at: number, title: string) => `Stage ${at + 1}: ${title}`
