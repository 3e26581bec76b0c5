import { brand } from '#src/content/brand.ts'
import type { PageMeta } from '#src/content/opening.ts'
import { feedPath, paths } from '#src/content/paths.ts'
import { trailTo } from '#src/content/trail.ts'

/** `Security` → `Security · Brand`; the home page leads with the brand. */
export function titleOf(meta: PageMeta): string {
  return meta.path === paths.home ? `${brand.word} · ${meta.title}` : `${meta.title} · ${brand.word}`
}

export function canonicalOf(meta: PageMeta): string {
  return `${brand.origin}${meta.path === paths.home ? '/' : meta.path}`
}

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

/** File name of a page's social card, as scripts/media/cards.mjs writes it. */
function cardOf(meta: PageMeta): string {
  return meta.path === paths.home || meta.path === paths.notFound
    ? 'home'
    : meta.path.slice(1).replaceAll('/', '_')
}

const imageOf = (meta: PageMeta) => `${brand.origin}/social/${cardOf(meta)}.jpg`

/** What only publications say, and the feed that the blog's pages offer. */
function articleLines({ path, article: piece }: PageMeta): string[] {
  const feed = path === paths.blog || path.startsWith(`${paths.blog}/`)
  return [
    ...(piece
      ? [
          `<meta property="article:published_time" content="${piece.date}">`,
          `<meta property="article:modified_time" content="${piece.updated ?? piece.date}">`,
          `<meta property="article:section" content="${escape(piece.section)}">`,
        ]
      : []),
    ...(feed
      ? [`<link rel="alternate" type="application/rss+xml" title="${brand.word} blog" href="${feedPath}">`]
      : []),
  ]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The page's part of <head>, as HTML, for the prerendered file. */
export function headHtml(meta: PageMeta): string {
  const title = escape(titleOf(meta))
  const description = escape(meta.description)
  const url = canonicalOf(meta)
  const image = imageOf(meta)
  const lines = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    meta.path === paths.notFound
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${url}">`,
    `<meta property="og:type" content="${meta.article ? 'article' : 'website'}">`,
    `<meta property="og:site_name" content="${brand.word}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escape(`${brand.word}: ${brand.tagline}`)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="twitter:title" content="${title}">`,
    `<meta name="twitter:description" content="${description}">`,
    `<meta name="twitter:image" content="${image}">`,
    ...articleLines(meta),
    `<script type="application/ld+json">${JSON.stringify(structuredData(meta)).replaceAll('<', '\\u003c')}</script>`,
  ]
  return lines.join('\n    ')
}

/** Brings the document's head in line after a navigation inside the page. */
export function applyHead(meta: PageMeta): void {
  document.title = titleOf(meta)
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonicalOf(meta))
}
