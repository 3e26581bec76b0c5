import { brand } from '#src/content/brand.ts'
import type { PageMeta } from '#src/content/page-content.ts'
import { paths } from '#src/content/paths.ts'
import { faq } from '#src/content/support/faq.ts'
import { solutions } from '#src/content/solutions.ts'
import { trailTo } from '#src/content/trail.ts'
import { canonicalOf, imageOf } from './head-tags.ts'
import { ORGANIZATION, organization } from './organization-data.ts'
import { titleOf } from './page-title.ts'

/** Structured data of a page: who publishes it, where it stands, and what it is about. */
export function structuredData(meta: PageMeta): object {
  const site = {
    '@type': 'WebSite',
    '@id': `${brand.origin}/#website`,
    url: `${brand.origin}/`,
    name: brand.word,
    publisher: { '@id': ORGANIZATION },
  }
  const trail = breadcrumbs(meta)
  const page = {
    '@type': pageType(meta),
    '@id': `${canonicalOf(meta)}#page`,
    url: canonicalOf(meta),
    name: titleOf(meta),
    description: meta.description,
    inLanguage: 'en',
    ...(meta.path === paths.solutions && {
      primaryImageOfPage: { '@type': 'ImageObject', url: `${brand.origin}/images/solutionsHero.jpg` },
    }),
    isPartOf: { '@id': site['@id'] },
    ...(trail && { breadcrumb: { '@id': trail['@id'] } }),
    ...(meta.path === paths.helpCenter && { mainEntity: questions() }),
  }
  const nodes = [organization(), site, page, article(meta), product(meta), trail].filter(Boolean)
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function pageType(meta: PageMeta): string {
  if (meta.path === paths.contact) return 'ContactPage'
  if (meta.path === paths.about) return 'AboutPage'
  if (meta.path === paths.helpCenter) return 'FAQPage'
  const collections: string[] = [
    paths.solutions,
    paths.industries,
    paths.resources,
    paths.blog,
    paths.caseStudies,
    paths.whitepapers,
  ]
  return collections.includes(meta.path) ? 'CollectionPage' : 'WebPage'
}

/** The questions of the help center, with their answers as the page shows them. */
function questions(): object[] {
  return faq.flatMap((group) =>
    group.questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${brand.origin}${paths.helpCenter}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  )
}

function breadcrumbs(meta: PageMeta) {
  if (meta.path === paths.home || meta.path === paths.notFound) return null
  const trail = [...trailTo(meta.path), { name: meta.title, path: meta.path }]
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${brand.origin}${path}`,
  }))
  return { '@type': 'BreadcrumbList', '@id': `${canonicalOf(meta)}#trail`, itemListElement }
}

/** What the kinds of publications are to schema.org. */
function articleType({ path }: PageMeta): string {
  if (path.startsWith(`${paths.blog}/`)) return 'BlogPosting'
  return path.startsWith(`${paths.whitepapers}/`) ? 'Report' : 'Article'
}

/** A publication: by the editorial team, published by the company, the page's main matter. */
function article(meta: PageMeta): object | null {
  if (!meta.article) return null
  const { date, updated, section, words } = meta.article
  return {
    '@type': articleType(meta),
    '@id': `${canonicalOf(meta)}#article`,
    headline: meta.title,
    description: meta.description,
    image: imageOf(meta),
    datePublished: date,
    dateModified: updated ?? date,
    articleSection: section,
    wordCount: words,
    inLanguage: 'en',
    author: {
      '@type': 'Organization',
      name: `${brand.word} editorial team`,
      url: `${brand.origin}${paths.blog}`,
      parentOrganization: { '@id': ORGANIZATION },
    },
    publisher: { '@id': ORGANIZATION },
    mainEntityOfPage: { '@id': `${canonicalOf(meta)}#page` },
  }
}

/** Sold with people's work in it; the other products are software by itself. */
const SERVICES: ReadonlySet<string> = new Set([paths.securitySolution, paths.automation])

function product(meta: PageMeta): object | null {
  const solution = solutions.find(({ link }) => link === meta.path)
  if (!solution) return null
  const shared = {
    '@id': `${canonicalOf(meta)}#product`,
    name: `${brand.word} ${solution.title.replace(`${brand.word} `, '')}`,
    description: solution.description,
    url: canonicalOf(meta),
    image: imageOf(meta),
    audience: { '@type': 'BusinessAudience', audienceType: 'Businesses of all sizes' },
  }
  if (SERVICES.has(meta.path))
    return {
      '@type': 'Service',
      ...shared,
      serviceType: solution.title,
      provider: { '@id': ORGANIZATION },
    }
  return {
    '@type': 'SoftwareApplication',
    ...shared,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: solution.features,
    publisher: { '@id': ORGANIZATION },
  }
}
