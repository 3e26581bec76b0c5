/** The first screen of the home page, around its headline. */
export const heroTexts = {
  label: 'AI · Analytics · Security · Tokenization',
  lead: 'For businesses of every size: analytics, security, leads, video and daily tasks on one platform, with one set of records behind them.',
  demo: 'Schedule Demo',
  explore: 'Explore Our Solutions',
  /** What stands behind it, each figure with its base (spec §1). */
  proof: [
    { value: '100+', label: 'enterprises served' },
    { value: '95%', label: 'client satisfaction' },
    { value: '99.9%', label: 'uptime' },
    { value: '24 h', label: 'reply time, business days' },
  ],
} as const
