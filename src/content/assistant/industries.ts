import { brand } from '../brand.ts'

const { name } = brand.assistant

/** Spec §3, industry card; the figures are §9. */
export interface Industry {
  id: 'solopreneurs' | 'entrepreneurs' | 'smb'
  title: string
  subtitle: string
  description: string
  benefits: readonly string[]
  stats: { roi: string; timeSaved: string; growth: string }
  /** A sample: nobody real said it, and the page says so. */
  story: { quote: string; by: string }
}

/** Hours of a working week, the length of the scale that shows the time saved. */
export const WORKING_WEEK = 40

export const industries: readonly Industry[] = [
  {
    id: 'solopreneurs',
    title: 'Solopreneurs',
    subtitle: 'You are every department',
    description: `${name} takes over the jobs you never wanted: the inbox, the calendar, the reminders.`,
    benefits: [
      'Answers while you are with a client',
      'Overdue invoices followed up without an awkward call',
      'An evening list of open items',
    ],
    stats: { roi: '300%', timeSaved: '15hrs/week', growth: '150%' },
    story: {
      quote: 'I used to send payment reminders on Sunday nights. Now I have my Sundays back.',
      by: 'a bookkeeper who works alone',
    },
  },
  {
    id: 'entrepreneurs',
    title: 'Entrepreneurs',
    subtitle: 'One company runs, the next begins',
    description: `${name} looks after the first while you build the second.`,
    benefits: [
      'Leads sorted before the first coffee',
      'Investor figures without an evening of spreadsheets',
      'Follow-up on every meeting, the same day',
    ],
    stats: { roi: '250%', timeSaved: '25hrs/week', growth: '200%' },
    story: {
      quote: 'Investors ask for numbers at odd hours. They get them, and I find out at breakfast.',
      by: 'the founder of two shops',
    },
  },
  {
    id: 'smb',
    title: 'Small and medium businesses',
    subtitle: 'A team without a back office',
    description: `${name} gives back the hours of one full position each week, spread over the whole team.`,
    benefits: [
      'Support in the languages your customers speak',
      'New colleagues find answers on their own',
      'Departments that work from the same figures',
    ],
    stats: { roi: '400%', timeSaved: '40hrs/week', growth: '180%' },
    story: {
      quote: 'It did not replace anyone. It took the part of each job that everyone put off.',
      by: 'the office manager of a wholesaler',
    },
  },
]

export const industriesText = {
  id: 'industries',
  label: 'Time given back',
  heading: { text: 'Industries: what each size of company gains' },
  sample: 'Sample story',
  timeSaved: 'time saved, whole company',
  roi: 'ROI, first year',
  growth: 'growth, from 100%',
} as const
