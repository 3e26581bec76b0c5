import { paths } from '../paths.ts'

export const team = { least: 1, most: 11, start: 5 } as const

export const hoursText = {
  id: 'hours',
  label: 'Your week',
  heading: {
    text: 'Hours saved each week',
    emphasis: 'saved',
    line: 'Where the week goes, chore by chore.',
  },
  lead: 'A sample company. Change the size of its team.',
  stepper: 'People in the team',
  fewer: 'One person fewer',
  more: 'One person more',
  person: 'person',
  people: 'people',
  back: 'hours saved a week',
  legend:
    'A bead is an hour, a thin one part of it. Saved hours slide left; the dial lights their share of a 40-hour week.',
  bars: { before: 'Before', after: 'After' },
  table: {
    chore: 'Chore, hours a week',
    before: 'Before',
    after: 'After',
    saved: 'Saved',
    total: 'Total',
  },
} as const

export const chores = [
  {
    id: 'replies',
    bead: 'blue',
    name: 'First replies',
    path: paths.assistant,
    before: { fixed: 5, each: 1 },
    after: { fixed: 0.75, each: 0.25 },
  },
  {
    id: 'twice',
    bead: 'ice',
    name: 'Typing things twice',
    path: paths.automation,
    before: { fixed: 3, each: 1 },
    after: { fixed: 0.75, each: 0.25 },
  },
  {
    id: 'appointments',
    bead: 'violet',
    name: 'Appointments and leave',
    path: paths.tasks,
    before: { fixed: 2.25, each: 0.75 },
    after: { fixed: 0.75, each: 0.25 },
  },
  {
    id: 'reminders',
    bead: 'copper',
    name: 'Quotes and reminders',
    path: paths.automation,
    before: { fixed: 3.5, each: 0.5 },
    after: { fixed: 0.75, each: 0.25 },
  },
  {
    id: 'figures',
    bead: 'brass',
    name: 'The weekly figures',
    path: paths.analytics,
    before: { fixed: 2.75, each: 0.25 },
    after: { fixed: 1, each: 0 },
  },
] as const
