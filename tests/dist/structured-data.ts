import type { StaticPage } from './site.ts'

export type Node = Record<string, unknown>

const ARTICLE = [
  '@id',
  'headline',
  'description',
  'image',
  'datePublished',
  'dateModified',
  'author',
  'publisher',
  'mainEntityOfPage',
]
const PRODUCT = ['@id', 'name', 'description', 'url', 'image', 'audience']
const PAGE = ['@id', 'url', 'name', 'description', 'isPartOf']

/** Properties that schema.org's types need to be of use (Google's required and recommended ones that apply). */
const required: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'address', 'contactPoint'],
  ImageObject: ['url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  WebSite: ['@id', 'url', 'name', 'publisher'],
  WebPage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  CollectionPage: PAGE,
  FAQPage: [...PAGE, 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  Report: ARTICLE,
  SoftwareApplication: [...PRODUCT, 'applicationCategory', 'operatingSystem', 'publisher'],
  Service: [...PRODUCT, 'serviceType', 'provider'],
  BusinessAudience: ['audienceType'],
  ContactPoint: ['contactType', 'telephone', 'email', 'hoursAvailable'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every object in the data, nested ones included. */
function everyNode(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode)
  return isNode(value) ? [value, ...Object.values(value).flatMap(everyNode)] : []
}

export interface StructuredData {
  graph: readonly Node[]
  /** All nodes, those within others included. */
  nodes: readonly Node[]
  /** Addresses in it: whatever starts like one, whichever property it stands in. */
  urls: readonly string[]
}

export function structuredData({ document }: StaticPage): StructuredData {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const data = scripts.map((script) => JSON.parse(script.textContent) as Node)
  const graph = data.flatMap((item) => {
    if (item['@context'] !== 'https://schema.org') throw new Error('no context')
    return item['@graph'] as Node[]
  })
  const nodes = everyNode(graph)
  const strings = nodes.flatMap((node) => Object.values(node)).flat()
  return {
    graph,
    nodes,
    urls: strings.filter((text): text is string => typeof text === 'string' && /^(\w+:)?\//.test(text)),
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What is missing or points nowhere within the data, as sentences. */
export function faultsOf({ nodes }: StructuredData): string[] {
  const ids = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']))
  return nodes.flatMap((node) => {
    const type = node['@type']
    if (type === undefined) return ids.has(node['@id']) ? [] : [`${JSON.stringify(node)} is nowhere`]
    // A team of the company is reached through it.
    const properties = 'parentOrganization' in node ? ['name', 'url'] : required[String(type)]
    if (!properties) return [`${String(type)}: no rule for this type`]
    return properties.filter((name) => isEmpty(node[name])).map((name) => `${String(type)} lacks ${name}`)
  })
}
