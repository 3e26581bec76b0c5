import { countingLink } from './counting-link.ts'
import { paths, type SitePath } from './paths.ts'

/** One figure of the site: what it counts, over which base, and how each page writes it. */
interface CountedFigure {
  name: string
  counted: string
  /** As the pages write it, with its unit. Case studies are listed under the page that lists them. */
  shown: Partial<Record<SitePath, readonly string[]>>
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
    line: 'The company is a sample, and so are its figures. Each is defined here.',
  },
} as const

const {
  home,
  solutions,
  platform,
  assistant,
  tasks,
  analytics,
  securitySolution: security,
  automation,
  dataPrivacy,
  fintech,
  smb,
  caseStudies,
  documentation,
  status,
} = paths

const PILLARS = ['95%', '98%', '97%', '99%'] as const

/** All figures of the site, page by page (tests/content/counting.test.ts finds one that is missing). */
export const countedGroups: readonly CountedGroup[] = [
  {
    heading: 'Clients and returns',
    figures: [
      {
        name: 'Enterprises',
        counted: 'Companies whose workspace was in use in the last quarter.',
        shown: { [home]: ['100+'], [platform]: ['100+'], [automation]: ['100+'] },
      },
      {
        name: 'Client satisfaction',
        counted:
          'Clients who answered “satisfied” or “very satisfied”, among those who took the yearly survey.',
        shown: { [home]: ['95%'], [platform]: ['95%'], [automation]: ['95%'] },
      },
      {
        name: 'Reply time',
        counted: 'The longest wait for a person’s answer to a message. Only business days count.',
        shown: { [home]: ['24 h'], [automation]: ['24 h'] },
      },
      {
        name: 'Average return on investment (ROI)',
        counted:
          'Gain of the first year less its cost, divided by that cost, averaged over all clients. 300% means three dollars gained for each dollar spent, after the dollar itself is paid back.',
        shown: {
          [home]: ['300%'],
          [platform]: ['300%'],
          [solutions]: ['300%'],
          [analytics]: ['300%'],
          [automation]: ['300%'],
        },
      },
      {
        name: 'ROI of automation',
        counted:
          'The same quotient among clients who use automation, as a multiple: three times the cost is 300%.',
        shown: { [automation]: ['3x'] },
      },
      {
        name: 'ROI of a capability or a size of company',
        counted:
          'The same quotient among the clients who use that capability or have that size. Many clients use several capabilities, so these figures do not average to the one for all clients.',
        shown: {
          [home]: ['260%', '280%', '310%', '350%', '380%', '420%'],
          [assistant]: ['250%', '300%', '400%'],
          [analytics]: ['350%', '420%'],
        },
      },
      {
        name: 'Growth',
        counted:
          'An index: revenue in the year after the start, with the year before as 100%. 150% means that revenue grew by one half. Causes other than the software are in it, too.',
        shown: { [assistant]: ['150%', '180%', '200%'] },
      },
      {
        name: 'Conversion',
        counted:
          'An index: share of inquiries that become clients, with follow-up by hand as 100%. 247% is not a share of inquiries; it is 2.47 times as many clients from as many inquiries.',
        shown: { [automation]: ['247%'] },
      },
      {
        name: 'Sources of leads',
        counted: 'Share of all leads of the last year by the source on record. The four add up to 100%.',
        shown: { [automation]: ['45%', '25%', '20%', '10%'] },
      },
    ],
  },
  {
    heading: 'Time',
    figures: [
      {
        name: 'Efficiency improvement, time saved',
        counted:
          'Hours no longer spent on the routine steps that the software takes over, timed before and after. A whole chore saves less, because a person keeps a part of it: the sample week of five people goes from 34 hours to 9.',
        shown: {
          [home]: ['85%'],
          [platform]: ['85%'],
          [solutions]: ['85%'],
          [analytics]: ['85%'],
          [automation]: ['85%'],
        },
      },
      {
        name: 'Efficiency of a capability',
        counted: 'The same, for the steps that this capability takes over.',
        shown: { [home]: ['85%', '88%', '90%', '92%', '95%', '99%'], [analytics]: ['88%', '92%'] },
      },
      {
        name: 'Hours saved each week',
        counted: 'In the whole company together, measured after three months.',
        shown: {
          [assistant]: ['15hrs/week', '25hrs/week', '40hrs/week'],
          [smb]: ['15hrs/week', '25hrs/week', '40hrs/week'],
        },
      },
      {
        name: 'Faster insights',
        counted: 'Time from a question to its answer by hand, divided by the time with analytics.',
        shown: { [solutions]: ['10x'], [analytics]: ['10x'] },
      },
      {
        name: 'Response of the assistant',
        counted: 'Half of all replies take less than 2 seconds. Long questions bring the average to 2.3.',
        shown: { [platform]: ['<2 s'], [solutions]: ['2.3 s'], [assistant]: ['2.3 s'] },
      },
      {
        name: 'Average time of a workflow',
        counted:
          'From the first step to the last, with the wait for a person’s approval. The machine’s part of lead processing takes 6.8 seconds.',
        shown: { [automation]: ['4.2 min', '12 hours', '8 min'] },
      },
      {
        name: 'Efficiency of a workflow',
        counted: 'Runs that ended without help, apart from the approvals that belong to them.',
        shown: { [automation]: ['94%', '97%', '91%'] },
      },
    ],
  },
  {
    heading: 'Accuracy',
    figures: [
      {
        name: 'Facts stated by the assistant',
        counted:
          'Statements of fact that two reviewers found in the linked documents, in a sample of answers drawn each month. Whether an answer is complete and helpful is judged more strictly, as our whitepaper on measuring shows, and comes out lower.',
        shown: { [assistant]: ['99.8%'], [platform]: ['99.8%'] },
      },
      {
        name: 'Recount of analytics',
        counted:
          'Dashboard figures that match a recount of the records behind them. Forecasts are not among them: each states its own range.',
        shown: { [analytics]: ['99.9%'] },
      },
      {
        name: 'Synchronization',
        counted: 'Entries that read the same in every connected calendar and mailbox.',
        shown: { [tasks]: ['99.9%'], [solutions]: ['99.9%'], [documentation]: ['99.9%'] },
      },
      {
        name: 'Message processing',
        counted: 'Time saved from a message to its task, against sorting the same inbox by hand.',
        shown: { [tasks]: ['95%'] },
      },
      {
        name: 'Conflict prevention',
        counted:
          'Clashes in calendars, or with leave, found before an invitation goes out, as a share of all that arise.',
        shown: { [tasks]: ['85%'], [documentation]: ['85%'] },
      },
    ],
  },
  {
    heading: 'Service and security',
    figures: [
      {
        name: 'Uptime, availability',
        counted: 'Minutes of a quarter in which each component could be used, as the agreement promises.',
        shown: {
          [home]: ['99.9%'],
          [platform]: ['99.9%'],
          [analytics]: ['99.9%'],
          [security]: ['99.9%'],
          [status]: ['99.9%'],
        },
      },
      {
        name: 'Uptime of the monitoring',
        counted: 'Minutes of a quarter in which the security operations center itself was watching.',
        shown: { [security]: ['99.99%'] },
      },
      {
        name: 'Monitoring and availability',
        counted: 'All 168 hours of the week, holidays included; the office is open for 51 of them.',
        shown: {
          [platform]: ['24/7'],
          [assistant]: ['24/7'],
          [analytics]: ['24/7'],
          [security]: ['24/7'],
          [automation]: ['24/7'],
        },
      },
      {
        name: 'Incident response',
        counted: 'The longest time from an alert until an analyst works on it.',
        shown: { [analytics]: ['15 min'], [security]: ['under 15 minutes'], [status]: ['< 15 min'] },
      },
      {
        name: 'Recovery time objective',
        counted: 'The longest time until work can go on after a disaster, as rehearsed twice a year.',
        shown: { [security]: ['4 hour RTO'], [fintech]: ['4 h'], [status]: ['4 h'] },
      },
      {
        name: 'Encryption',
        counted: 'The length of the AES keys for stored and moving data.',
        shown: { [platform]: ['256-bit'], [solutions]: ['256-bit'], [security]: ['256-bit'] },
      },
      {
        name: 'Hash rate',
        counted:
          'Of the anchor chain: the public proof-of-work chain to which the ledger’s latest fingerprint is written once an hour, on average over a month. The products themselves mine nothing.',
        shown: { [security]: ['185 TH/s'] },
      },
      {
        name: 'Block time',
        counted: 'Seconds between two blocks of the partners’ own ledger, on average over a month.',
        shown: { [security]: ['2.5 s'] },
      },
      {
        name: 'Governance',
        counted: 'Checks passed in the last quarter. The definition and the target are beside each bar.',
        shown: { [security]: PILLARS, [dataPrivacy]: PILLARS },
      },
      {
        name: 'Languages',
        counted: 'Languages in which the assistant answers and captions are written.',
        shown: { [platform]: ['150+'], [assistant]: ['150+'], [analytics]: ['150+'] },
      },
      {
        name: 'Data points',
        counted:
          'Records that analytics reads in a week, in all workspaces together, on average over a quarter.',
        shown: { [analytics]: ['500M+'] },
      },
    ],
  },
  {
    heading: 'Case studies: composites with sample figures',
    figures: [
      {
        name: 'Onboarding at a freight broker',
        counted:
          'Working days from the first email to the first load, the median of 191 clients; hours of work per client; 3.9 hours saved for each of 64 clients a month.',
        shown: { [caseStudies]: ['3.4 days', '60%', '250 h'] },
      },
      {
        name: 'Returns of a clothing shop',
        counted:
          'Orders that came back, counting only articles sold before and after; 2.2 points of 19,100 orders in a quarter; those at $11.40 each.',
        shown: { [caseStudies]: ['11.4%', '420', '$4,788'] },
      },
      {
        name: 'Settling among three merchants',
        counted: 'Hours a month in the three offices together; disputes still open; points not yet spent.',
        shown: { [caseStudies]: ['3 h', '0', '1.8 M'] },
      },
      {
        name: 'Access in a law firm',
        counted:
          'Accounts that can open every matter; from the first report to the last closed door in a drill; requests for access a week, once secretaries had a role.',
        shown: { [caseStudies]: ['2 of 50', '40 min', '0.5'] },
      },
    ],
  },
]

/** Every way in which the pages write a figure, each once. */
export const valuesOf = ({ shown }: CountedFigure) => [...new Set(Object.values(shown).flat())]
