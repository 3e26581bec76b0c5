export const benefits = {
  id: 'benefits',
  label: 'What it changes',
  heading: {
    text: 'Benefits of automation',
    line: 'What a team notices first, and what it measures.',
  },
  table: 'Four processes, before and after',
  columns: { process: 'Process', manual: 'Manual', automated: 'Automated', improvement: 'Result' },
} as const

export const benefitCards: readonly { title: string; text: string }[] = [
  {
    title: 'Hours come back',
    text: 'Copying, forwarding and reminding fill the day. A workflow does all three.',
  },
  {
    title: 'Nothing is forgotten',
    text: 'Every handover has an owner and a due time, and a late one is reported.',
  },
  {
    title: 'The same quality at midnight',
    text: 'A request on Sunday is handled by the same rules as one on Tuesday morning.',
  },
  {
    title: 'Growth without a queue',
    text: 'Twice the inquiries take twice the runs, with the same number of people.',
  },
]

/** A measured change (spec §3); `change` says the same figure against where it began. `positive`: the change is for the better. */
export const kpiTiles = [
  {
    label: 'Conversion',
    value: '247%',
    change: '+147% against follow-up by hand (100%)',
    positive: true,
  },
  {
    label: 'Time saved',
    value: '85%',
    change: '+51 minutes for each hour of routine steps',
    positive: true,
  },
  {
    label: 'ROI of automation',
    value: '3x',
    change: '+$3 for each $1, after costs, first year',
    positive: true,
  },
  { label: 'Hours covered', value: '24/7', change: '+117 hours a week beyond office hours', positive: true },
] as const

/** A process before and after (spec §3). */
export const processRows = [
  {
    process: 'Lead processing',
    manual: 'Sorted by whoever opens the inbox first',
    automated: 'Read, scored and assigned on arrival',
    improvement: '94% without help',
  },
  {
    process: 'Client onboarding',
    manual: 'Forms by email, follow-up by phone',
    automated: 'One list, filled in by the client',
    improvement: '97% without help',
  },
  {
    process: 'Support ticket',
    manual: 'Read in the order of arrival',
    automated: 'Sorted by urgency, answer drafted',
    improvement: '91% without help',
  },
  {
    process: 'Routine handovers',
    manual: 'A reminder, then another one',
    automated: 'Passed on as they fall due',
    improvement: '85% time saved',
  },
] as const
