/** Ids of the page's sections: the page knows them before it loads what is in them. */
export const analyticsSections = {
  capabilities: 'capabilities',
  sources: 'sources',
  intelligence: 'intelligence',
  business: 'business',
} as const
