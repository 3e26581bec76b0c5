/** The four figures of the first screen (spec §2.13). */
export const analyticsFigures = [
  { value: '99.9%', label: 'recount accuracy' },
  { value: '500M+', label: 'weekly data points' },
  { value: '24/7', label: 'monitoring' },
  { value: '10x', label: 'faster insights' },
] as const

/** How the bars are read: a plain sample in the first screen, the charts of the text beside it. */
export const barsLegend =
  'Each bar is one value in a series: here a sample, farther down the charts that you read about.'
