import { brand } from './brand.ts'
import { paths, type SitePath } from './paths.ts'

export interface NavigationLink {
  name: string
  link: SitePath
}

export interface NavigationItem extends NavigationLink {
  subLinks?: readonly NavigationLink[]
}

/** The header's navigation (spec §2.2). */
export const navigation: readonly NavigationItem[] = [
  { name: 'Home', link: paths.home },
  { name: 'About Us', link: paths.about },
  {
    name: 'Solutions',
    link: paths.solutions,
    subLinks: [
      { name: 'Integrated Platform', link: paths.platform },
      { name: `${brand.assistant.name} Virtual Assistant`, link: paths.assistant },
      { name: 'Task Management Suite', link: paths.tasks },
      { name: 'AI Analytics', link: paths.analytics },
      { name: 'Security', link: paths.securitySolution },
      { name: 'Business Automation', link: paths.automation },
    ],
  },
  {
    name: 'Technology',
    link: paths.technology,
    subLinks: [
      { name: 'Tokenization', link: paths.tokenization },
      { name: 'Blockchain Security', link: paths.blockchainSecurity },
      { name: 'Data Privacy', link: paths.dataPrivacy },
    ],
  },
  {
    name: 'Industries',
    link: paths.industries,
    subLinks: [
      { name: 'E-commerce', link: paths.ecommerce },
      { name: 'Fintech', link: paths.fintech },
      { name: 'Legal', link: paths.legalIndustry },
      { name: 'Small and Medium Business', link: paths.smb },
    ],
  },
  {
    name: 'Resources',
    link: paths.resources,
    subLinks: [
      { name: 'Blog', link: paths.blog },
      { name: 'Case Studies', link: paths.caseStudies },
      { name: 'Whitepapers', link: paths.whitepapers },
    ],
  },
]

/** The name of the button beside a header link that opens its panel. */
export const panelName = (item: string) => `${item} menu`

/** Footer links that the header does not have. */
export const supportLinks: readonly NavigationLink[] = [
  { name: 'Help Center', link: paths.helpCenter },
  { name: 'Documentation', link: paths.documentation },
  { name: 'API Docs', link: paths.apiDocs },
  { name: 'Status', link: paths.status },
]

export const legalLinks: readonly NavigationLink[] = [
  { name: 'Privacy', link: paths.privacy },
  { name: 'Terms', link: paths.terms },
  { name: 'Cookies', link: paths.cookies },
  { name: 'Website Security', link: paths.security },
  { name: 'Accessibility', link: paths.accessibility },
]

/** The button of the search. Here with the header's other words: the rest of the search has its own, and loads later. */
export const searchOpener = {
  name: 'Search',
  failed: 'The search could not be loaded. Check your connection.',
} as const
