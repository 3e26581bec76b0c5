import type { PlanetColour } from '../planets.ts'

/** One of the six things the analytics do (spec §2.13, §3). */
export interface AnalyticsCapability {
  id: 'dashboards' | 'predictive' | 'reports' | 'integration' | 'visualization' | 'monitoring'
  title: string
  description: string
  icon: 'panels' | 'forecast' | 'page' | 'join' | 'shape' | 'pulse'
  /** Of the planet beside its icon. */
  gradient: PlanetColour
  features: readonly string[]
  /** File name in public/media without theme: the capability at work. */
  image: string
  alt: string
  /** Section of this page that goes further. */
  anchor: 'business' | 'intelligence' | 'sources'
}

export const capabilitiesText = {
  id: 'capabilities',
  label: 'Six tools',
  heading: { text: 'Analytics capabilities', line: 'From raw records to a figure you can defend.' },
} as const

export const analyticsCapabilities: readonly AnalyticsCapability[] = [
  {
    id: 'dashboards',
    title: 'Interactive dashboards',
    description: 'Live figures on a wall screen, a laptop or a phone. Every bar opens the records behind it.',
    icon: 'panels',
    gradient: 'ivory',
    features: [
      'Figures as recent as the last order',
      'One link, limited to what each reader may see',
      'Filters that hold across all panels',
      'A layout for each screen',
    ],
    image: 'vignette-card-panels',
    alt: 'Orders of six regions, the South with 214 of them marked',
    anchor: 'business',
  },
  {
    id: 'predictive',
    title: 'Predictive analytics',
    description: 'The next ninety days as a range, with the causes that matter most.',
    icon: 'forecast',
    gradient: 'brass',
    features: [
      'Forecasts with their margin of error',
      'Causes ranked by effect',
      'Checked every week against what happened',
    ],
    image: 'vignette-card-causes',
    alt: 'Four causes of a rise in orders, the price letter first with 46 percent',
    anchor: 'intelligence',
  },
  {
    id: 'reports',
    title: 'Automated reports',
    description: 'The Monday report writes itself, in sentences, and says what changed since the last one.',
    icon: 'page',
    gradient: 'blue',
    features: [
      'Words as well as charts',
      'Sent to the people each part concerns',
      'Every figure linked to its source',
    ],
    image: 'vignette-card-report',
    alt: 'A Monday report in sentences: orders rose, mostly in the north',
    anchor: 'business',
  },
  {
    id: 'integration',
    title: 'Data integration',
    description:
      'Six kinds of source, joined on customer and time. Each keeps its owner and its access rules.',
    icon: 'join',
    gradient: 'copper',
    features: [
      'Duplicates found and merged',
      'Fields matched, with a person to confirm',
      'Gaps reported, not filled',
    ],
    image: 'vignette-card-match',
    alt: 'Records of CRM, shop and email matched to one customer',
    anchor: 'sources',
  },
  {
    id: 'visualization',
    title: 'Data visualization',
    description:
      'A chart for every question: flows, maps, distributions, and plain tables where those are best.',
    icon: 'shape',
    gradient: 'violet',
    features: [
      'Chart chosen by the question',
      'Readable in print and without color',
      'A table behind each picture',
    ],
    image: 'vignette-card-flow',
    alt: 'Orders flowing from website, shop and email to new and known customers',
    anchor: 'intelligence',
  },
  {
    id: 'monitoring',
    title: 'Continuous monitoring',
    description:
      'Every series has a band in which it usually moves. When one leaves it, the person who can act is told, with the likely reason.',
    icon: 'pulse',
    gradient: 'ice',
    features: [
      'Day and night, weekends and holidays included',
      'Bands that follow the seasons',
      'One message per cause, not one per chart',
    ],
    image: 'vignette-card-band',
    alt: 'A watched series that left its usual band at 14:20, with the likely reason',
    anchor: 'sources',
  },
]
