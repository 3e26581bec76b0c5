/** What leads from the first screen of a page to the answers of buying.ts. */
export const buyingLinks = {
  solutions: 'Pricing, trial and demo',
  platform: 'What connects',
  security: 'Service level and data location',
} as const
