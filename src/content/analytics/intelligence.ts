/** One of the four ways in which the models work (spec §2.13, §3, AI feature). */
export interface AiFeature {
  id: 'ml' | 'patterns' | 'trends' | 'insights'
  title: string
  description: string
  longDescription: string
  /** Label → value. */
  stats: Readonly<Record<string, string>>
  capabilities: readonly string[]
  /** What its figure shows, in words. */
  figure: string
}

export const intelligenceText = {
  id: 'intelligence',
  label: 'Methods',
  heading: { text: 'AI features', line: 'Four methods, drawn on sample data.' },
  figureName: 'Fig.',
} as const

export const aiFeatures: readonly AiFeature[] = [
  {
    id: 'ml',
    title: 'Machine-learning algorithms',
    description: 'Models learn from your own records what separates one outcome from another.',
    longDescription:
      'Several models are trained on the same question and the plainest one that holds is kept. You can read which fields it uses and how far each one moves the result.',
    stats: { 'Data points a week': '500M+' },
    capabilities: ['Classification', 'Regression', 'Churn and lead scores'],
    figure:
      'Customers as dots by visits and order value. A curve learned from the data divides those who came back from those who left; three lie on the wrong side.',
  },
  {
    id: 'patterns',
    title: 'Pattern recognition',
    description: 'Finds what repeats, and tells you when an expected repeat is missing.',
    longDescription:
      'The same shape three times in one series is rarely chance. Each match is marked, so that you can judge for yourself.',
    stats: { Watched: '24/7' },
    capabilities: ['Seasons and cycles', 'Outliers', 'Look-alike customers'],
    figure: 'A long series of orders in which one shape, a dip and a double peak, is found three times.',
  },
  {
    id: 'trends',
    title: 'Trend analysis',
    description: 'Separates the trend from the noise, and gives the range it may move in.',
    longDescription:
      'Season, holidays and one-off events are taken out first. The rest gets a line and a band, and the band widens with the distance from today.',
    stats: { 'Faster than by hand': '10x' },
    capabilities: ['Trend and season', 'Breaks', 'Periods compared'],
    figure: 'Weekly measurements, a rising trend line through them, and a band that widens after today.',
  },
  {
    id: 'insights',
    title: 'Automated insights',
    description: 'The sentence you would have written after an hour with the chart.',
    longDescription:
      'Changes are found, weighed and put into words, with the records attached. Small ones are left out.',
    stats: { 'Languages to write it in': '150+' },
    capabilities: ['Plain-language summaries', 'Causes named', 'Next step proposed'],
    figure:
      'Sales by region in six bars. One is far shorter, and a line leads from it to a written explanation.',
  },
]

/** Words in the four figures; the data of those are made up for the explanation. */
export const figureWords = {
  visits: 'visits',
  value: 'order value',
  boundary: 'learned boundary',
  today: 'today',
  past: 'sixteen weeks',
  next: 'next seven',
  regions: ['North', 'East', 'South', 'West', 'Coast', 'Lakes'],
  exception: 'South: a depot is shut',
} as const
