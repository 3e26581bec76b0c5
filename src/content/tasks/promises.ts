/** Places of this page that its buttons and promises lead to. */
export const sections = {
  lifecycle: 'lifecycle',
  lifecycleSteps: 'lifecycle-steps',
  people: 'people',
  communication: 'communication-hub',
  benefits: 'integration-benefits',
} as const

/** How the lanterns of the wheel are read: the colors are those of the hub's features. */
export const wheelLegend =
  'Each lantern holds a task: violet from an email, blue from a calendar, pale blue from a video call.'

/** One of the four things the hero promises (spec §2.12), and the section that keeps it. */
export const promises = [
  {
    title: 'Email integration',
    text: 'Gmail, Outlook or your own server. A request becomes a task where it arrives.',
    section: sections.communication,
  },
  {
    title: 'HRM modules',
    text: 'Skill, leave and free hours in one plan.',
    section: sections.people,
  },
  {
    title: 'Video conferencing',
    text: 'Breakout rooms, and a transcript that picks out the tasks.',
    section: sections.communication,
  },
  {
    title: 'Secure and compliant',
    text: 'Access by role, AES-256 at rest, and a trail of every change.',
    section: sections.people,
  },
] as const

/** The hero's buttons. */
export const heroActions = { demo: 'Schedule Demo', explore: 'Explore Task Management' } as const
