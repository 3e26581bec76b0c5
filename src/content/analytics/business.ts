import type { PlanetColour } from '../planets.ts'
import { analyticsSections } from './sections.ts'

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
  id: analyticsSections.business,
  label: 'Four uses',
  heading: { text: 'Business intelligence', line: 'What a better answer is worth, by the kind of decision.' },
  tabsName: 'Business intelligence',
  features: 'What it does',
  benefits: 'What you get',
  note: 'Charts show sample data over twelve weeks.',
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
        label: 'Insights against work by hand',
        value: '10x',
        trend: 'Answers per week, up',
        direction: 'up',
        chart: 'bars',
        values: [3, 4, 4, 6, 9, 11, 14, 18, 21, 25, 28, 31],
      },
      {
        label: 'Accuracy',
        value: '99.9%',
        trend: 'Error of the forecast, down',
        direction: 'down',
        chart: 'line',
        values: [38, 35, 36, 29, 24, 22, 17, 13, 10, 8, 7, 6],
      },
      {
        label: 'Efficiency improvement',
        value: '92%',
        trend: 'Questions answered the same day, up',
        direction: 'up',
        chart: 'steps',
        values: [12, 12, 19, 19, 30, 30, 30, 44, 44, 52, 58, 58],
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
    benefits: ['Shorter lead times', 'The same output with less stock', 'Savings you can see in the ledger'],
    stats: [
      {
        label: 'Efficiency improvement',
        value: '85%',
        trend: 'Hours a task waits, down',
        direction: 'down',
        chart: 'steps',
        values: [54, 54, 51, 44, 44, 38, 31, 31, 24, 19, 16, 16],
      },
      {
        label: 'Dashboards, efficiency',
        value: '88%',
        trend: 'Orders sent on time, up',
        direction: 'up',
        chart: 'line',
        values: [61, 64, 63, 69, 74, 73, 80, 84, 88, 90, 93, 95],
      },
      {
        label: 'Average return on investment',
        value: '300%',
        trend: 'Savings so far, up',
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
      'Exposure in money, not in colors',
      'A drill for every alert',
    ],
    benefits: ['Weeks of notice instead of days', 'Fewer write-offs', 'An audit trail that stands'],
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
    heading: 'Notice demand that nothing serves yet',
    description:
      'Searches without a result, carts that are always split, regions that ask and are not offered: demand shows before anybody serves it.',
    icon: 'lens',
    gradient: 'violet',
    features: [
      'Searches and requests that came to nothing',
      'Look-alike audiences',
      'Size of the gap, with its doubt',
    ],
    benefits: [
      'New offers with known demand',
      'Budgets that follow the evidence',
      'First in a market, for a reason',
    ],
    stats: [
      {
        label: 'Return on investment, analytics',
        value: '350%',
        trend: 'Revenue from new offers, up',
        direction: 'up',
        chart: 'line',
        values: [2, 3, 3, 5, 8, 9, 13, 18, 22, 29, 35, 44],
      },
      {
        label: 'Return on investment, lead generation',
        value: '420%',
        trend: 'Leads from found segments, up',
        direction: 'up',
        chart: 'dots',
        values: [8, 9, 12, 11, 16, 19, 18, 24, 27, 26, 33, 38],
      },
      {
        label: 'Data points read',
        value: '500M+',
        trend: 'Records a week, steady',
        direction: 'steady',
        chart: 'band',
        values: [48, 51, 50, 53, 47, 49, 54, 52, 50, 48, 51, 53],
      },
    ],
  },
]
