import type { PlanetColour } from '../planets.ts'

/** A figure with its sample chart; `values` are twelve weeks of sample data, without unit. */
export interface BusinessStat {
  label: string
  value: string
  /** What the chart shows. */
  trend: string
  direction: 'up' | 'down' | 'steady'
  chart: 'line' | 'bars' | 'steps' | 'band' | 'dots'
  values: readonly number[]
}

/** The scale of a chart: from zero, but for series that matter by their spread. */
export const scaleOf = ({ chart, values }: BusinessStat): readonly [low: number, high: number] =>
  chart === 'band' ? [30, 70] : [0, Math.max(...values) * 1.08]

/** One of the four tabs of the business-intelligence section (spec §2.13, §3). */
export interface BusinessTab {
  id: 'decision-making' | 'optimization' | 'risk-mitigation' | 'opportunity'
  title: string
  heading: string
  description: string
  icon: 'scales' | 'tune' | 'shield' | 'lens'
  /** Of the planet beside its heading. */
  gradient: PlanetColour
  stats: readonly BusinessStat[]
  features: readonly string[]
  benefits: readonly string[]
}

export const businessText = {
  id: 'business',
  label: 'By decision',
  heading: {
    text: 'Business intelligence',
    line: 'What each kind of decision gains. The charts show sample data.',
  },
  tabsName: 'Business intelligence',
  features: 'What it does',
  benefits: 'What you get',
} as const

export const businessTabs: readonly BusinessTab[] = [
  {
    id: 'decision-making',
    title: 'Decision-making',
    heading: 'Compare the options before the meeting',
    description:
      'Each option is worked through on the same figures, with its assumptions in the open. The meeting then talks about the choice, not about whose spreadsheet is right.',
    icon: 'scales',
    gradient: 'blue',
    features: [
      'Options side by side',
      'Assumptions you can move',
      'A record of who decided what, and on which figures',
    ],
    benefits: ['Shorter meetings', 'Fewer reversals', 'Decisions that can be explained a year later'],
    stats: [
      {
        label: 'Insights, compared with work by hand',
        value: '10x',
        trend: 'Answers per week, up',
        direction: 'up',
        chart: 'bars',
        values: [3, 4, 4, 6, 9, 11, 14, 18, 21, 25, 28, 31],
      },
      {
        label: 'Figures that match a recount',
        value: '99.9%',
        trend: 'Mismatches per 10,000 figures, down',
        direction: 'down',
        chart: 'line',
        values: [38, 35, 36, 29, 24, 22, 17, 13, 10, 8, 7, 6],
      },
      {
        label: 'Efficiency improvement, analytics',
        value: '92%',
        trend: 'Hours of work per question, down',
        direction: 'down',
        chart: 'steps',
        values: [25, 25, 22, 19, 19, 14, 11, 8, 6, 4, 3, 2],
      },
    ],
  },
  {
    id: 'optimization',
    title: 'Optimization',
    heading: 'Find the step where time leaks',
    description:
      'Every process leaves a trail of timestamps. Read together they show where work waits, how long, and what it costs; the model then tries the change before you make it.',
    icon: 'tune',
    gradient: 'brass',
    features: [
      'Waiting times from real timestamps',
      'Bottlenecks ranked by cost',
      'Changes tried on last year’s data first',
    ],
    benefits: ['Shorter lead times', 'The same output with less stock', 'Savings you can see in the books'],
    stats: [
      {
        label: 'Efficiency improvement, routine steps',
        value: '85%',
        trend: 'Minutes of work per case, down',
        direction: 'down',
        chart: 'steps',
        values: [60, 60, 51, 44, 44, 38, 31, 24, 18, 13, 9, 9],
      },
      {
        label: 'Efficiency improvement, dashboards',
        value: '88%',
        trend: 'Minutes of work per report, down',
        direction: 'down',
        chart: 'line',
        values: [75, 71, 72, 64, 55, 47, 38, 30, 22, 15, 11, 9],
      },
      {
        label: 'ROI, average of all clients',
        value: '300%',
        trend: 'Return for a cost of 10, up',
        direction: 'up',
        chart: 'bars',
        values: [1, 2, 4, 6, 9, 13, 16, 20, 25, 29, 34, 40],
      },
    ],
  },
  {
    id: 'risk-mitigation',
    title: 'Risk mitigation',
    heading: 'See an exposure while it is small',
    description:
      'Late payers, single suppliers, a price that moves too fast: each has signs that come weeks before the damage. Analytics watches for them and says how sure it is.',
    icon: 'shield',
    gradient: 'ivory',
    features: [
      'Early signs for each kind of risk',
      'Exposure in dollars, not in colors',
      'A response plan for every alert',
    ],
    benefits: ['Weeks of notice instead of days', 'Fewer write-offs', 'An audit trail that holds up'],
    stats: [
      {
        label: 'Monitoring',
        value: '24/7',
        trend: 'Signals inside their band, steady',
        direction: 'steady',
        chart: 'band',
        values: [50, 54, 47, 52, 49, 55, 51, 46, 53, 50, 52, 49],
      },
      {
        label: 'Uptime',
        value: '99.9%',
        trend: 'Minutes without data, down',
        direction: 'down',
        chart: 'bars',
        values: [14, 9, 11, 6, 8, 4, 5, 3, 1, 2, 1, 1],
      },
      {
        label: 'Incident response, at most',
        value: '15 min',
        trend: 'Minutes until someone acts, down',
        direction: 'down',
        chart: 'dots',
        values: [15, 13, 14, 11, 12, 9, 10, 7, 8, 6, 5, 5],
      },
    ],
  },
  {
    id: 'opportunity',
    title: 'Opportunity',
    heading: 'Find demand that you do not serve yet',
    description:
      'Searches without a result, carts that are always split, regions that ask and get no offer: unmet demand leaves traces in the data.',
    icon: 'lens',
    gradient: 'violet',
    features: [
      'Searches and requests that came to nothing',
      'Look-alike audiences',
      'Estimated size of the gap, with a range',
    ],
    benefits: ['New offers with known demand', 'Budgets that follow the evidence', 'An early start'],
    stats: [
      {
        label: 'ROI, clients who use analytics',
        value: '350%',
        trend: 'Revenue from new offers, up',
        direction: 'up',
        chart: 'line',
        values: [2, 3, 3, 5, 8, 9, 13, 18, 22, 29, 35, 44],
      },
      {
        label: 'ROI, clients who use lead generation',
        value: '420%',
        trend: 'Leads from found segments, up',
        direction: 'up',
        chart: 'dots',
        values: [8, 9, 12, 11, 16, 19, 18, 24, 27, 26, 33, 38],
      },
      {
        label: 'Weekly data points',
        value: '500M+',
        trend: 'Data points a week, steady',
        direction: 'steady',
        chart: 'band',
        values: [48, 51, 50, 53, 47, 49, 54, 52, 50, 48, 51, 53],
      },
    ],
  },
]
