/** Words of the capability modal (spec §2.5). */
export const dialogTexts = {
  altOf: (title: string) => `${title}, the interface at work`,
  features: 'Key Features',
  impact: 'Impact & Benefits',
  efficiency: 'Efficiency improvement on this work',
  roi: 'Average ROI, first year',
  start: 'Get Started',
  more: 'Learn More',
} as const
