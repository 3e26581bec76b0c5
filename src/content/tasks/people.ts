/** One of the seven HRM features (spec §2.12). */
export const hrmFeatures = [
  {
    id: 'freelancers',
    title: 'Freelancer pool',
    text: 'Skills, rates and free weeks of the people you call on. They see only their own tasks.',
  },
  {
    id: 'allocation',
    title: 'Task allocation workflow',
    text: 'Proposed by skill and hours, confirmed by a manager, handed back when it does not fit.',
  },
  {
    id: 'leave',
    title: 'Leave management',
    text: 'Requested, approved and counted in one place. An approved day is closed to new work at once.',
  },
  {
    id: 'employees',
    title: 'Core employee management',
    text: 'Contract, role, team and equipment: one record, from the first day to the last.',
  },
  {
    id: 'documents',
    title: 'Document management',
    text: 'Contracts and certificates with their versions, and a reminder before one expires.',
  },
  {
    id: 'updates',
    title: 'Real-time updates',
    text: 'A moved meeting or a sick day reaches every plan it touches within seconds.',
  },
  {
    id: 'security',
    title: 'Security and compliance',
    text: 'Personnel files open by role, every look is logged, and they are erased when the law requires it. Mapped to GDPR and SOC 2.',
  },
] as const

/** How a stretch of a person's week is spent. */
export interface Stretch {
  /** Working days from Monday, 0 to 10. */
  from: number
  to: number
  kind: 'task' | 'leave' | 'moved'
  text: string
}

/** Two weeks of a sample team, as the planner shows them: leave moves a task, and a freelancer takes it. */
export const planner = {
  label: 'Sample team, this week and next',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  rows: [
    {
      role: 'Contracts specialist',
      kind: 'Employee',
      stretches: [
        { from: 0, to: 3, kind: 'task', text: 'Supplier renewals' },
        { from: 3, to: 4, kind: 'task', text: 'T-2041' },
        { from: 5, to: 10, kind: 'leave', text: 'Leave' },
      ],
    },
    {
      role: 'Purchasing lead',
      kind: 'Employee',
      stretches: [
        { from: 0, to: 2, kind: 'leave', text: 'Leave' },
        { from: 2, to: 6, kind: 'task', text: 'Tender, lot 2' },
        { from: 7, to: 10, kind: 'task', text: 'Price review' },
      ],
    },
    {
      role: 'Legal counsel',
      kind: 'Freelance',
      stretches: [
        { from: 0, to: 4, kind: 'task', text: 'Lease review' },
        { from: 5, to: 8, kind: 'moved', text: 'Audit file, for Contracts' },
      ],
    },
  ] satisfies { role: string; kind: string; stretches: Stretch[] }[],
  legend: { task: 'Task', leave: 'Leave', moved: 'Moved to a freelancer' },
} as const

export const peopleTexts = {
  label: 'People and leave',
  heading: { text: 'HRM features', line: 'Assign work by skill, leave and hours that are actually free.' },
} as const

/** At the head of the seven features, which follow the plan. */
export const featuresTitle = 'The seven features behind the plan'
