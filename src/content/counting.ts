import { countingLink } from './counting-link.ts'

/** One figure of the site, or several that are counted alike: what is counted, over which base. */
interface CountedFigure {
  /** As the pages write them. */
  values: readonly string[]
  name: string
  counted: string
}

interface CountedGroup {
  heading: string
  figures: readonly CountedFigure[]
}

export const countingText = {
  id: countingLink.id,
  label: 'Every figure, one definition',
  heading: {
    text: countingLink.text,
    line: 'The company is a sample, so its figures are samples too. This is what each of them stands for.',
  },
} as const

export const countedGroups: readonly CountedGroup[] = [
  {
    heading: 'Clients and returns',
    figures: [
      {
        values: ['100+'],
        name: 'Enterprises',
        counted: 'Companies whose workspace was in use in the last quarter.',
      },
      {
        values: ['95%'],
        name: 'Client satisfaction',
        counted: 'Clients who answered “satisfied” or “very satisfied” in the yearly survey.',
      },
      {
        values: ['24 h'],
        name: 'Reply time',
        counted: 'The longest wait for a person’s answer to a message. Only business days count.',
      },
      {
        values: ['300%', '3x'],
        name: 'Return on investment (ROI)',
        counted:
          'What came back in the first year for each dollar spent, averaged over all clients: 300% is three dollars.',
      },
      {
        values: ['250%', '400%', '260%', '280%', '310%', '350%', '380%', '420%'],
        name: 'ROI of a capability or a size of company',
        counted: 'The same, among the clients who use that capability or have that size.',
      },
      {
        values: ['150%', '180%', '200%'],
        name: 'Growth',
        counted: 'Revenue a year after the start, with the year before it as 100%.',
      },
      {
        values: ['247%'],
        name: 'Conversion',
        counted: 'Inquiries that become clients, with follow-up by hand set as 100%.',
      },
    ],
  },
  {
    heading: 'Time',
    figures: [
      {
        values: ['85%'],
        name: 'Efficiency improvement, time saved',
        counted: 'Hours no longer spent on the routine work that was measured before and after.',
      },
      {
        values: ['88%', '90%', '92%', '95%', '99%'],
        name: 'Efficiency of a capability',
        counted: 'The same, for the work that the capability takes over.',
      },
      {
        values: ['15hrs/week', '25hrs/week', '40hrs/week'],
        name: 'Hours returned',
        counted: 'Hours saved in the whole company, per week, after three months.',
      },
      {
        values: ['10x'],
        name: 'Faster insights',
        counted: 'Time from a question to its answer, against working the answer out by hand.',
      },
      {
        values: ['<2 s', '2.3 s'],
        name: 'Response of the assistant',
        counted: 'Half of all replies take less than 2 seconds. Long questions bring the average to 2.3.',
      },
      {
        values: ['4.2 min', '12 hours', '8 min'],
        name: 'Average time of a workflow',
        counted:
          'From the first step to the last, with the wait for a person’s approval. The machine’s part of lead processing takes 6.8 seconds.',
      },
      {
        values: ['94%', '97%', '91%'],
        name: 'Efficiency of a workflow',
        counted: 'Runs that ended without help, apart from the approvals that belong to them.',
      },
    ],
  },
  {
    heading: 'Accuracy',
    figures: [
      {
        values: ['99.8%'],
        name: 'The assistant',
        counted: 'Answers that two reviewers marked as right, in a sample drawn each month.',
      },
      {
        values: ['99.9%'],
        name: 'Analytics',
        counted: 'Dashboard figures that match a recount of the records behind them.',
      },
      {
        values: ['99.9%'],
        name: 'Synchronization',
        counted: 'Entries that read the same in every connected calendar and mailbox.',
      },
      {
        values: ['95%', '85%'],
        name: 'Message processing, conflict prevention',
        counted: 'Time saved from a message to its task; double bookings found before anyone is invited.',
      },
    ],
  },
  {
    heading: 'Service and security',
    figures: [
      {
        values: ['99.9%'],
        name: 'Uptime, availability',
        counted: 'Minutes of a quarter in which each component could be used, as the agreement promises.',
      },
      {
        values: ['99.99%'],
        name: 'Uptime of the monitoring',
        counted: 'Minutes of a quarter in which the security operations center itself was watching.',
      },
      {
        values: ['24/7'],
        name: 'Monitoring and availability',
        counted: 'All 168 hours of the week, holidays included; the office is open for 51 of them.',
      },
      {
        values: ['under 15', '15 min'],
        name: 'Incident response',
        counted: 'Minutes from an alert until an analyst is at work on it.',
      },
      {
        values: ['4 hour'],
        name: 'Recovery time objective',
        counted: 'The longest time until work can go on after a disaster, as rehearsed twice a year.',
      },
      {
        values: ['256-bit'],
        name: 'Encryption',
        counted: 'The length of the AES keys for stored and moving data.',
      },
      {
        values: ['185 TH/s', '2.5 s'],
        name: 'Hash rate, block time',
        counted: 'Of the network whose ledger the platform writes to, on average over a month.',
      },
      {
        values: ['95%', '98%', '97%', '99%'],
        name: 'Governance',
        counted: 'Checks passed in the last quarter. The definition and the target stand beside each bar.',
      },
      {
        values: ['150+'],
        name: 'Languages',
        counted: 'Languages in which the assistant answers and captions are written.',
      },
      {
        values: ['500M+'],
        name: 'Data points',
        counted: 'Records that analytics reads in a month, in all workspaces together.',
      },
    ],
  },
  {
    heading: 'Case studies: composites, with figures as examples',
    figures: [
      {
        values: ['3.4 days', '60%', '250 h'],
        name: 'Onboarding at a freight broker',
        counted:
          'Working days from the first email to the first load, the median of 191 clients; hours of work per client; 3.9 hours saved for each of 64 clients a month.',
      },
      {
        values: ['11.0%', '573', '$6,532'],
        name: 'Returns of a clothing shop',
        counted:
          'Orders that came back in the second quarter after the change; how many more there would have been at 14.0%; those at $11.40 each.',
      },
      {
        values: ['3 h', '0', '1.8 M'],
        name: 'Settling among three merchants',
        counted: 'Hours a month in the three offices together; disputes still open; points not yet spent.',
      },
      {
        values: ['2 of 50', '40 min', '0.5'],
        name: 'Access in a law firm',
        counted:
          'Accounts that can open every matter; from the first report to the last closed door in a drill; requests for access a week, once secretaries had a role.',
      },
    ],
  },
]
