import { paths } from '../paths.ts'
import type { Rule } from './deadlines.ts'

export const matterText = {
  id: 'matter',
  label: 'Try a date',
  heading: {
    text: 'A matter and its deadlines',
    line: 'Enter one date, and the file works out all seven dates.',
  },
  lead: 'Choose the day a claim was served. Dates that fall on a weekend move to Monday, and each enters the calendars of those responsible.',
  legend: 'A mark is a day, a numeral ten, a ball a deadline; the needle points at the defense.',
  field: 'Claim served on',
  hint: 'Any day from 2000 to 2099',
  /** A Monday, so that the first view shows the plain case. */
  start: '2026-03-02',
  status: 'Defense due on',
  moved: 'moved from',
  note: 'An example with made-up periods, not legal advice. Courts count differently, and public holidays are left out here; your own rules replace these.',
  carried: 'What keeps the dates',
} as const

interface Event extends Rule {
  name: string
  text: string
  how: string
}

/** Sample periods, in an order in which each can be counted from those before it. */
export const events = [
  {
    id: 'served',
    unit: 'days',
    count: 0,
    name: 'Claim entered',
    text: 'Parties, value and served papers in one file.',
    how: 'day of service',
  },
  {
    id: 'conflict',
    unit: 'working days',
    count: 3,
    name: 'Conflict check closed',
    text: 'Names compared with every open and closed matter.',
    how: '3 working days',
  },
  {
    id: 'acknowledge',
    unit: 'days',
    count: 14,
    name: 'Acknowledgment filed',
    text: 'The form is drafted; a lawyer signs.',
    how: '14 days',
  },
  {
    id: 'defense',
    unit: 'days',
    count: 28,
    name: 'Defense filed',
    text: 'The version filed is sealed.',
    how: '28 days',
  },
  {
    id: 'draft',
    unit: 'working days',
    count: -5,
    from: 'defense',
    name: 'Draft with the client',
    text: 'Sent with the questions that are still open.',
    how: '5 working days before the defense',
  },
  {
    id: 'documents',
    unit: 'months',
    count: 2,
    name: 'Documents exchanged',
    text: 'The list, with what is missing and who owes it.',
    how: '2 months',
  },
  {
    id: 'hearing',
    unit: 'months',
    count: 3,
    name: 'Hearing window opens',
    text: 'Leave of the whole team checked against it.',
    how: '3 months',
  },
] as const satisfies readonly Event[]

export type MatterEvent = (typeof events)[number]

export const matterCarriers = [
  { path: paths.tasks, text: 'Opens a task for each date, with an owner.' },
  { path: paths.assistant, text: 'Collects from clients what is still missing.' },
  { path: paths.securitySolution, text: 'Only the team can open the file.' },
] as const
