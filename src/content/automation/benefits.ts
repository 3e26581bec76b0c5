export const benefits = {
  id: 'benefits',
  label: 'What it changes',
  heading: {
    text: 'Benefits of automation',
    line: 'Four changes measured, four processes compared.',
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
    label: 'Conversion, by hand = 100%',
    value: '247%',
    change: '+147% against follow-up by hand',
    positive: true,
  },
  {
    label: 'Time saved on routine steps',
    value: '85%',
    change: '+51 minutes for each hour of such work',
    positive: true,
  },
  {
    label: 'ROI of automation',
    value: '3x',
    change: '+$3 net of cost for each $1, first year',
    positive: true,
  },
  { label: 'Hours covered', value: '24/7', change: '+117 hours a week beyond office hours', positive: true },
] as const

/** A process before and after (spec §3). */
export const processRows = [
  {
    process: 'Lead processing',
    manual: 'Sorted by whoever opens the inbox first',
    automated: 'Six steps, 4.2 min',
    improvement: '94% efficiency',
  },
  {
    process: 'Client onboarding',
    manual: 'Forms by email, follow-up by phone',
    automated: 'Eight steps, 12 hours',
    improvement: '97% efficiency',
  },
  {
    process: 'Support ticket',
    manual: 'Read in the order of arrival',
    automated: 'Five steps, 8 min',
    improvement: '91% efficiency',
  },
  {
    process: 'Routine handovers',
    manual: 'A reminder, then another one',
    automated: 'Passed on as they fall due',
    improvement: '85% time saved',
  },
] as const
