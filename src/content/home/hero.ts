/** The first screen of the home page, around its headline. */
export const heroTexts = {
  label: 'AI · Analytics · Security · Tokenization',
  lead: 'One platform for analytics, security, leads, video and daily tasks, for businesses of every size that want one set of records instead of six separate tools.',
  demo: 'Schedule Demo',
  explore: 'Explore Our Solutions',
  /** What stands behind it, each figure with its base (spec §1). */
  proof: [
    { value: '100+', label: 'enterprises served' },
    { value: '95%', label: 'client satisfaction' },
    { value: '99.9%', label: 'uptime' },
    { value: '24 h', label: 'to a reply, business days' },
  ],
} as const
