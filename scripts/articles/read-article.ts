import type { Root } from 'mdast'
import type { Article, ArticleKind, LongText } from '#src/content/article.ts'
import { articlePath, isArticleTopic } from '#src/content/article.ts'
import type { MailWay } from '#src/content/legal/mail-ways.ts'
import { withBrand } from './brand-words.ts'
import {
  ArticleError,
  dateInWords,
  dateOf,
  optional,
  readFrontMatter,
  required,
  type FrontMatter,
} from './front-matter.ts'
import { contentsOf, readText } from './text.ts'
import { countWords, readingMinutes } from './reading-time.ts'

const KEYS = [
  'title',
  'emphasis',
  'description',
  'summary',
  'date',
  'updated',
  'topic',
  'related',
  'sector',
  'figure',
]

/** A piece by itself; who its neighbours are, the library knows. */
export interface Piece extends Omit<Article, 'older' | 'newer' | 'related'> {
  file: string
  text: Root
  /** `kind/slug` of the pieces it names as related. */
  relatedTo: readonly string[]
}

function figuresOf(matter: FrontMatter): Article['figures'] {
  return (matter.fields.get('figure') ?? []).map((line) => {
    const [value, label] = line.split('|').map((part) => part.trim())
    if (!value || !label) throw new ArticleError(matter.file, `the figure "${line}" is not "value | label"`)
    return { value, label }
  })
}

function topicOf(matter: FrontMatter): Article['topic'] {
  const topic = required(matter, 'topic')
  if (isArticleTopic(topic)) return topic
  throw new ArticleError(matter.file, `"${topic}" is no topic`)
}

function headingOf(matter: FrontMatter): Pick<Article, 'title' | 'emphasis'> {
  const [title, emphasis] = [required(matter, 'title'), required(matter, 'emphasis')]
  if (title.includes(emphasis)) return { title, emphasis }
  throw new ArticleError(matter.file, `"${emphasis}" is no part of its title`)
}

export function readArticle(file: string, kind: ArticleKind, slug: string, source: string): Piece {
  const matter = readFrontMatter(file, withBrand(file, source), KEYS)
  const text = readText(file, matter.text)
  const words = countWords(matter.text)
  const date = dateOf(matter, required(matter, 'date'))
  const updated = optional(matter, 'updated')
  const sector = kind === 'case-studies' ? required(matter, 'sector') : undefined
  const path = articlePath(kind, slug)
  return {
    file,
    kind,
    path,
    ...headingOf(matter),
    description: required(matter, 'description'),
    summary: required(matter, 'summary'),
    topic: topicOf(matter),
    date,
    dateText: dateInWords(date),
    ...(updated && { updated: dateOf(matter, updated) }),
    words,
    minutes: readingMinutes(words),
    figures: figuresOf(matter),
    ...(sector && { sector }),
    ...(kind === 'whitepapers' && { pdf: `${path}.pdf` }),
    contents: contentsOf(text),
    text,
    relatedTo: required(matter, 'related')
      .split(',')
      .map((name) => name.trim()),
  }
}

interface LongTextPiece extends LongText {
  text: Root
}

/** A legal page: its heading and description are those of its route, its text is here. */
export function readLongText(file: string, source: string, mail?: MailWay): LongTextPiece {
  const matter = readFrontMatter(file, withBrand(file, source, mail), ['updated'])
  const text = readText(file, matter.text)
  const updated = dateOf(matter, required(matter, 'updated'))
  return { updated, updatedText: dateInWords(updated), contents: contentsOf(text), text }
}
