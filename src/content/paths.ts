import { brand } from './brand.ts'

/** Every URL of the site, once. Nothing else spells a path out. */
export const paths = {
  home: '/',
  about: '/about-us',
  solutions: '/solutions',
  platform: '/solutions/integrated-platform',
  assistant: `/solutions/${brand.assistant.slug}-va`,
  tasks: '/solutions/task-management',
  analytics: '/solutions/ai-analytics',
  securitySolution: '/solutions/security',
  automation: '/solutions/automation',
  technology: '/technology',
  tokenization: '/technology/tokenization',
  blockchainSecurity: '/technology/blockchain-security',
  dataPrivacy: '/technology/data-privacy',
  industries: '/industries',
  ecommerce: '/industries/ecommerce',
  fintech: '/industries/fintech',
  legalIndustry: '/industries/legal',
  smb: '/industries/smb',
  resources: '/resources',
  blog: '/resources/blog',
  caseStudies: '/resources/case-studies',
  whitepapers: '/resources/whitepapers',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  security: '/security',
  accessibility: '/accessibility',
  helpCenter: '/support/help-center',
  documentation: '/support/documentation',
  apiDocs: '/support/api-docs',
  status: '/support/status',
  notFound: '/404',
} as const

export type RouteId = keyof typeof paths
export type SitePath = (typeof paths)[RouteId]

/** A piece of one of the three families under /resources. Which ones there are, the Markdown files say. */
export type ArticlePath = `${(typeof paths)['blog' | 'caseStudies' | 'whitepapers']}/${string}`
export type PagePath = SitePath | ArticlePath

/** Files that are no pages. */
export const feedPath = `${paths.blog}/feed.xml`

/** The form's call, on the server of the site or of EmailJS. */
export const mailEndpoint = '/api/v1.0/email/send-form'

/** Anchors that links from other pages rely on. */
export const anchors = {
  main: 'main',
  tokenServices: 'token-services',
  contactForm: 'contact-form',
  howToBuy: 'how-to-buy',
  connections: 'connections',
  globalPayments: 'global-payments',
  serviceLevel: 'service-level',
  howWeCount: 'how-we-count',
} as const

/** Files at the root of the site that pages link to. */
export const files = {
  openApi: '/openapi.json',
  /** Style of the page with which the mail service answers a browser. */
  mailAnswerStyle: '/mail-answer.css',
} as const
