/** What the page's first load needs of its later sections: their ids, and the hero's way to the first of them. */
export const platformSections = {
  integrations: 'core-integrations',
  benefits: 'benefits',
  demo: 'platform-demo',
  tokenization: 'platform-tokenization',
  protection: 'data-protection',
} as const

export const platformActions = { explore: 'Explore the Platform', demo: 'Schedule Demo' } as const
