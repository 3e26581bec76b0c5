import { analyticsSections } from './sections.ts'

/** One of the six things the analytics do (spec §2.13, §3). */
export interface AnalyticsCapability {
  id: string
  title: string
  description: string
  icon: 'panels' | 'forecast' | 'page' | 'join' | 'shape' | 'pulse'
  features: readonly string[]
  /** File name in public/media without theme: the capability at work. */
  image: string
  alt: string
  /** Section of this page that goes further. */
  anchor: string
}

export const capabilitiesText = {
  id: analyticsSections.capabilities,
  label: 'Six of them',
  heading: { text: 'Analytics capabilities', line: 'From raw records to a figure you can defend.' },
} as const

export const analyticsCapabilities: readonly AnalyticsCapability[] = [
  {
    id: 'dashboards',
    title: 'Interactive dashboards',
    description:
      'Live figures for the wall, the desk and the phone. Press a bar and it opens into its records.',
    icon: 'panels',
    features: [
      'No nightly import: figures are as old as the last order',
      'One link, and every reader sees what they may see',
      'Filters that hold across all panels',
      'Layouts for three sizes of screen',
    ],
    image: 'vignette-dashboards',
    alt: 'A dashboard of revenue, orders, tickets and stock',
    anchor: analyticsSections.business,
  },
  {
    id: 'predictive',
    title: 'Predictive analytics',
    description: 'The next ninety days as a range, not a promise, with the causes in order of weight.',
    icon: 'forecast',
    features: [
      'Forecasts with their margin of error',
      'Causes ranked by effect',
      'Checked every week against what happened',
    ],
    image: 'vignette-analytics',
    alt: 'A forecast of orders with its range and the strongest cause',
    anchor: analyticsSections.intelligence,
  },
  {
    id: 'reports',
    title: 'Automated reports',
    description: 'The Monday report writes itself, in sentences, and says what changed since the last one.',
    icon: 'page',
    features: [
      'Words as well as charts',
      'Sent to the people each part concerns',
      'Every figure linked to its source',
    ],
    image: 'vignette-reports',
    alt: 'A weekly report with a written summary and three charts',
    anchor: analyticsSections.business,
  },
  {
    id: 'integration',
    title: 'Data integration',
    description:
      'Six kinds of source, joined on customer and time. Each keeps its owner and its access rules.',
    icon: 'join',
    features: [
      'Duplicates found and merged',
      'Fields matched, with a person to confirm',
      'Gaps reported, not filled',
    ],
    image: 'vignette-joins',
    alt: 'Records of three sources matched to one customer',
    anchor: analyticsSections.sources,
  },
  {
    id: 'visualization',
    title: 'Data visualization',
    description:
      'A shape for every question: flows, maps, distributions, and plain tables where those are best.',
    icon: 'shape',
    features: [
      'Chart chosen by the question',
      'Readable in print and without color',
      'A table behind each picture',
    ],
    image: 'vignette-shapes',
    alt: 'Orders flowing from four channels to three regions',
    anchor: analyticsSections.intelligence,
  },
  {
    id: 'monitoring',
    title: 'Continuous monitoring',
    description:
      'Every series has a band in which it usually moves. When one leaves it, the person who can act hears of it, with the likely reason attached.',
    icon: 'pulse',
    features: [
      'Watched around the clock, on workdays and on holidays',
      'Bands that know weekends and seasons',
      'One message per cause, not one per chart',
    ],
    image: 'vignette-monitoring',
    alt: 'Five watched series, one of them outside its usual band',
    anchor: analyticsSections.sources,
  },
]
