/** Words of the capability modal (spec §2.5). */
export const dialogTexts = {
  altOf: (title: string) => `${title}, the interface at work`,
  features: 'Key Features',
  impact: 'Impact & Benefits',
  efficiency: 'Efficiency improvement on this work',
  roi: 'ROI, first year, clients who use it',
  start: 'Get Started',
  more: 'Learn More',
} as const
