export const team = {
  id: 'success-team',
  label: 'Sample team',
  heading: {
    text: 'Success team',
    line: 'Three people build your workflows and watch them run.',
  },
  membersHeading: 'What your team could look like',
  membersText:
    'These profiles are samples. Every client gets the three roles and meets the people in week 1.',
  timelineHeading: 'Week by week',
  consultation: 'Schedule Consultation',
  start: 'Get Started',
} as const

export const services: readonly { title: string; text: string }[] = [
  {
    title: 'Process mapping',
    text: 'We sit with the people who do the work and write down how it is really done, workarounds included.',
  },
  {
    title: 'Build and rehearsal',
    text: 'Workflows are built on your rules and run beside the old way until both agree.',
  },
  {
    title: 'Care',
    text: 'A person who knows your setup watches the runs, and calls before you have to.',
  },
]

/** A member of the sample team: nobody's name, labelled as a sample where it is shown. */
export const members = [
  {
    name: 'Maya Sample',
    role: 'Success manager',
    specialty: 'Your one contact: keeps scope, dates and promises together.',
  },
  {
    name: 'Tomás Sample',
    role: 'Automation engineer',
    specialty: 'Builds the workflows and connects the systems they pass through.',
  },
  {
    name: 'Priya Sample',
    role: 'Data analyst',
    specialty: 'Measures before and after, and says so when a change did not help.',
  },
] as const

/** Each with what it counts (spec §3, team metric). */
export const teamMetrics = [
  { value: '95%', label: 'Client satisfaction' },
  { value: '100+', label: 'Enterprises served' },
  { value: '300%', label: 'Average ROI, all clients' },
  { value: '24 h', label: 'Reply time, business days' },
] as const

/** What happens when. `days` are drawn on the scale; none where there is no end. */
export const timeline: readonly { when: string; title: string; text: string; days?: number }[] = [
  {
    when: 'Week 1',
    title: 'Meet and map',
    text: 'The team is introduced, access is granted, the first process is drawn.',
    days: 7,
  },
  {
    when: 'Weeks 2–4',
    title: 'Build and rehearse',
    text: 'Workflows are built, tried on real cases and handed over one at a time.',
    days: 21,
  },
  {
    when: 'Ongoing',
    title: 'Measure and tune',
    text: 'Runs are watched, figures are reviewed with you, and rules are adjusted to what was learned.',
  },
]
