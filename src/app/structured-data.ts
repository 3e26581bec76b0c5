import { brand } from '#src/content/brand.ts'
import type { PageMeta } from '#src/content/opening.ts'
import { paths } from '#src/content/paths.ts'
import { trailTo } from '#src/content/trail.ts'
import { canonicalOf, imageOf } from './head-tags.ts'
import { titleOf } from './page-title.ts'

/** Structured data of a page: who publishes it, where it stands. */
export function structuredData(meta: PageMeta): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${brand.origin}/#organization`,
    name: brand.legalName,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icons/icon-512.png`,
    email: brand.email.info,
    telephone: brand.phone.display,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.street,
      addressLocality: brand.address.city,
      addressRegion: brand.address.region,
      postalCode: brand.address.postalCode,
      addressCountry: brand.address.countryCode,
    },
    sameAs: brand.socials.map((social) => social.url),
  }
  const site = {
    '@type': 'WebSite',
    '@id': `${brand.origin}/#website`,
    url: `${brand.origin}/`,
    name: brand.word,
    publisher: { '@id': organization['@id'] },
  }
  const page = {
    '@type': pageType(meta),
    '@id': `${canonicalOf(meta)}#page`,
    url: canonicalOf(meta),
    name: titleOf(meta),
    description: meta.description,
    isPartOf: { '@id': site['@id'] },
  }
  const nodes = [organization, site, page, ...article(meta), ...breadcrumbs(meta)]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function pageType(meta: PageMeta): string {
  if (meta.path === paths.contact) return 'ContactPage'
  if (meta.path === paths.about) return 'AboutPage'
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

function breadcrumbs(meta: PageMeta): object[] {
  if (meta.path === paths.home || meta.path === paths.notFound) return []
  const trail = [...trailTo(meta.path), { name: meta.title, path: meta.path }]
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${brand.origin}${path}`,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** A publication: written and published by the company, the page's main matter. */
function article(meta: PageMeta): object[] {
  if (!meta.article) return []
  const { date, updated, section, words } = meta.article
  const publisher = { '@id': `${brand.origin}/#organization` }
  return [
    {
      '@type': 'Article',
      '@id': `${canonicalOf(meta)}#article`,
      headline: meta.title,
      description: meta.description,
      image: imageOf(meta),
      datePublished: date,
      dateModified: updated ?? date,
      articleSection: section,
      wordCount: words,
      inLanguage: 'en',
      author: publisher,
      publisher,
      mainEntityOfPage: { '@id': `${canonicalOf(meta)}#page` },
    },
  ]
}
