import MiniSearch, { type Query, type SearchResult } from 'minisearch'

/** As scripts/search/pack-index.mjs writes it. */
export interface SearchIndex {
  /** Path and title. */
  pages: readonly (readonly [path: string, title: string])[]
  /** Page by number, id on it, heading, the beginning of its text, further words. The first of a page is its top. */
  sections: readonly (readonly [page: number, anchor: string, heading: string, text: string, words: string])[]
}

/** A section that answers. `terms` are the words in it that did, in lower case. */
export interface Hit {
  url: string
  heading: string
  text: string
  terms: ReadonlySet<string>
}

/** A page with its best sections. */
export interface PageHits {
  path: string
  title: string
  hits: readonly Hit[]
}

export type Search = (query: string) => readonly PageHits[]

interface Options {
  /** Words that people use, and those that the site uses for the same. */
  synonyms: Readonly<Record<string, readonly string[]>>
  /** Words of a question that say nothing about its subject. */
  ignored: ReadonlySet<string>
}

/** Shown at once. More would not be read. */
const MAX_PAGES = 8
const MAX_HITS = 3

/** A match counts more where it names something. The page's title goes with its top, its name with every section. */
const BOOST = { title: 7, heading: 3, text: 1, words: 0.6, page: 0.5 }
const FIELDS = Object.keys(BOOST)

function scaled(boost: Readonly<Record<string, number>>, by: number): Record<string, number> {
  return Object.fromEntries(Object.entries(boost).map(([field, weight]) => [field, weight * by]))
}

const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}%+]+/gu) ?? []

function documents({ pages, sections }: SearchIndex) {
  return sections.map(([page, , heading, text, words], id) => {
    const [path = '', title = ''] = pages[page] ?? []
    const top = id === 0 || sections[id - 1]?.[0] !== page
    return { id, heading, text, words, page: title, title: top ? `${title} ${path}` : '' }
  })
}

/** A synonym is a guess: it counts less than the word itself, and is taken as it stands. */
const GUESS = { boost: scaled(BOOST, 0.3), fuzzy: 0, prefix: false }

/** One word of the query, or any of its synonyms. A map: an object would answer to "constructor". */
function alternatives(word: string, synonyms: ReadonlyMap<string, readonly string[]>): Query {
  const others = synonyms.get(word)
  if (!others) return word
  return { combineWith: 'OR', queries: [word, { ...GUESS, combineWith: 'OR', queries: [...others] }] }
}

/** Letters that may be wrong: none in short words, one in common ones, two in long ones. */
const fuzzy = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2)

function grouped(index: SearchIndex, results: readonly SearchResult[]): PageHits[] {
  const groups = new Map<number, Hit[]>()
  for (const { id, terms } of results) {
    const section = index.sections[Number(id)]
    if (!section) continue
    const [page, anchor, heading, text] = section
    const path = index.pages[page]?.[0] ?? ''
    const hits = groups.get(page) ?? []
    groups.set(page, hits)
    const url = anchor ? `${path}#${anchor}` : path
    hits.push({ url, heading, text, terms: new Set(terms) })
  }
  return [...groups].slice(0, MAX_PAGES).map(([page, hits]) => {
    const [path = '', title = ''] = index.pages[page] ?? []
    return { path, title, hits: hits.slice(0, MAX_HITS) }
  })
}

/** Long reads mention much in passing: a page made for the subject leads. */
const LONG_READ = /^\/resources\/[^/]+\/./
const IN_PASSING = 0.35

/** Sections that are indexed in one task: about 10 ms of a slow phone. */
const CHUNK = 40

/**
 * Builds the search of the whole site, in tasks short enough to type in between. Every word must be found; failing that,
 * any.
 */
export async function createSearch(index: SearchIndex, { synonyms, ignored }: Options): Promise<Search> {
  const weight = (id: number) => {
    const [page = -1] = index.sections[id] ?? []
    return LONG_READ.test(index.pages[page]?.[0] ?? '') ? IN_PASSING : 1
  }
  const engine = new MiniSearch({
    fields: FIELDS,
    tokenize: tokens,
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length > 1,
      fuzzy,
      boostDocument: (id: number) => weight(id),
      weights: { prefix: 0.5, fuzzy: 0.12 },
    },
  })
  await engine.addAllAsync(documents(index), { chunkSize: CHUNK })
  const others = new Map(Object.entries(synonyms))
  return (query) => {
    const all = tokens(query)
    const telling = all.filter((word) => !ignored.has(word))
    const words = telling.length > 0 ? telling : all
    if (words.length === 0) return []
    const queries = words.map((word) => alternatives(word, others))
    const strict = engine.search({ combineWith: 'AND', queries })
    return grouped(index, strict.length > 0 ? strict : engine.search({ combineWith: 'OR', queries }))
  }
}
