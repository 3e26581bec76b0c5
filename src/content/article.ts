import { paths, type ArticlePath, type SitePath } from './paths.ts'

/** The three families of publications; each is a folder in src/content/articles and a segment of the URL. */
export const articleKinds = ['blog', 'case-studies', 'whitepapers'] as const
export type ArticleKind = (typeof articleKinds)[number]

export const kindPaths = {
  blog: paths.blog,
  'case-studies': paths.caseStudies,
  whitepapers: paths.whitepapers,
} as const satisfies Record<ArticleKind, SitePath>

/** What one piece of a kind is called. */
export const kindNames: Record<ArticleKind, string> = {
  blog: 'Note',
  'case-studies': 'Case study',
  whitepapers: 'Whitepaper',
}

/** Subjects that the blog can be filtered by, in the order they are offered. */
export const articleTopics = {
  analytics: 'Analytics',
  automation: 'Automation',
  security: 'Security',
  assistants: 'Assistants',
  tokens: 'Tokens and ledgers',
} as const
export type ArticleTopic = keyof typeof articleTopics

export function isArticleTopic(value: string | null): value is ArticleTopic {
  return value !== null && Object.hasOwn(articleTopics, value)
}

export function articlePath(kind: ArticleKind, slug: string): ArticlePath {
  return `${kindPaths[kind]}/${slug}`
}

/** What lists say of a piece. Made from its Markdown file by scripts/vite/articles-plugin.ts. */
export interface ArticleSummary {
  kind: ArticleKind
  path: ArticlePath
  title: string
  /** The part of `title` set in brass italic. */
  emphasis: string
  /** One or two sentences: the lead of the page, and the text of lists and of the feed. */
  summary: string
  topic: ArticleTopic
  /** ISO date, and the same as people read it. */
  date: string
  dateText: string
  /** Date of the last correction. */
  updated?: string
  /** Reading time, rounded up. */
  minutes: number
  /** Results, in case studies. */
  figures: readonly { value: string; label: string }[]
  /** Whose case it is, in a few words; case studies only. */
  sector?: string
  /** The same text to print and to keep; whitepapers only. */
  pdf?: string
}

export type ArticleLink = Pick<ArticleSummary, 'kind' | 'path' | 'title' | 'summary' | 'minutes'>

export interface ContentsEntry {
  id: string
  text: string
}

/** The page of a piece, but for its text. */
export interface Article extends ArticleSummary {
  /** For search results, 120–160 characters. */
  description: string
  words: number
  contents: readonly ContentsEntry[]
  /** Neighbours by date within the kind. */
  older?: ArticleLink
  newer?: ArticleLink
  related: readonly ArticleLink[]
}

/** A long text that is no publication: the legal pages. */
export interface LongText {
  updated: string
  updatedText: string
  contents: readonly ContentsEntry[]
}
