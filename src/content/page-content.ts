import type { PagePath, SitePath } from './paths.ts'
import type { TopicId } from './topics.ts'

/** What a page says of itself to search engines and link previews. */
export interface PageMeta {
  path: PagePath
  /** Without the brand; the head adds it. 25–60 characters with it. */
  title: string
  /** 120–160 characters, a sentence a person would click. */
  description: string
  /** A publication: when, on what, how long. */
  article?: { date: string; updated?: string; section: string; words: number }
}

/** A button that leads to the contact page with the topic set. */
export interface Invitation {
  label: string
  topic: TopicId
}

/** One row of a ruled table: a term, what it means, and at most one figure set in mono. */
interface ContentRow {
  term: string
  detail: string
  value?: string
}

/** One of two lists that bound each other. */
export interface ContentSide {
  term: string
  items: readonly string[]
}

/** One titled block of a page: prose, a ruled table, or both. */
export interface ContentBlock {
  /** Anchor, where other pages or the first screen lead to it. */
  id?: string
  heading: string
  paragraphs?: readonly string[]
  rows?: readonly ContentRow[]
  /** Instead: what is so beside what is not, each in short points. */
  sides?: readonly [ContentSide, ContentSide]
  /** Its three to five rows stand beside each other, where there is room. */
  across?: true
  /** Where its answers go on. */
  links?: readonly { text: string; to: string }[]
  /** Its figures are counted: the note on all figures is linked beneath them. */
  counted?: true
  /** It stands in a band of the other theme: its first paragraph as a statement, its figures large. */
  band?: true
}

/** A page that continues another, with a line that says why. */
export interface RelatedPage {
  path: SitePath
  reason: string
  /** The set piece that it opens with: its picture leads there. All of a list have one, or none. */
  piece?: string
}

/** One that `PageTiles` can show. */
export type TiledPage = RelatedPage & { piece: string }

/** What a page says: heading with the one emphasised phrase, lead, blocks and where to go next. */
export interface PageContent {
  meta: PageMeta
  /** Mono label over the heading. */
  label: string
  /** The h1. `emphasis` must be a part of `text`; it is set in brass italic. */
  heading: { text: string; emphasis: string }
  lead: string
  /** None where the page's own sections say it all. */
  blocks?: readonly ContentBlock[]
  /** The heading over `related`: what these pages are to this one. */
  next: string
  /** Two to four. */
  related: readonly RelatedPage[]
  /** The invitation of a `ContentPage`; leads to the contact page with the topic set. */
  action?: Invitation
  /** The one at the end of the page, beneath `related`, where it is another. */
  ask?: Invitation
}

/** What a page says whose first screen has something else over its heading. */
export type UnlabelledContent = Omit<PageContent, 'label'>
