import type { RouteId } from './paths.ts'

/** Pages whose date is elsewhere: legal texts and the status record carry their own, a missing page has none. */
type DatedElsewhere = 'privacy' | 'terms' | 'cookies' | 'security' | 'accessibility' | 'status' | 'notFound'

/** The day on which the words of a page last changed, for the sitemap. Change it with them; no build sets it. */
export const revised: Readonly<Record<Exclude<RouteId, DatedElsewhere>, string>> = {
  home: '2026-11-24',
  about: '2026-11-24',
  solutions: '2026-11-24',
  platform: '2026-11-24',
  assistant: '2026-11-24',
  tasks: '2026-11-24',
  analytics: '2026-11-24',
  securitySolution: '2026-11-24',
  automation: '2026-11-24',
  technology: '2026-11-24',
  tokenization: '2026-11-24',
  blockchainSecurity: '2026-11-24',
  dataPrivacy: '2026-11-24',
  industries: '2026-11-24',
  ecommerce: '2026-11-24',
  fintech: '2026-11-24',
  legalIndustry: '2026-11-24',
  smb: '2026-11-24',
  resources: '2026-11-24',
  blog: '2026-11-24',
  caseStudies: '2026-11-24',
  whitepapers: '2026-11-24',
  contact: '2026-11-24',
  helpCenter: '2026-11-24',
  documentation: '2026-11-24',
  apiDocs: '2026-11-24',
}
