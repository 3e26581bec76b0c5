/** What leads to the answers of buying.ts: from the first screen of a page to its own, from there to the other two. */
export const buyingLinks = {
  solutions: 'Pricing, trial and demo',
  platform: 'What connects',
  security: 'Service level and data location',
} as const
