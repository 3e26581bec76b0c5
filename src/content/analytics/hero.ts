/** The four figures of the first screen (spec §2.13). */
export const analyticsFigures = [
  { value: '99.9%', label: 'recount accuracy' },
  { value: '500M+', label: 'weekly data points' },
  { value: '24/7', label: 'monitoring' },
  { value: '10x', label: 'faster insights' },
] as const
