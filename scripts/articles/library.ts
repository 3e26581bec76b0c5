import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  articleKinds,
  type Article,
  type ArticleKind,
  type ArticleLink,
  type ArticleSummary,
} from '#src/content/article.ts'
import { ArticleError } from './front-matter.ts'
import { readArticle, type Piece } from './read-article.ts'

export const ARTICLES = 'src/content/articles'

/** All pieces, newest first within their kind. */
type Library = ReadonlyMap<ArticleKind, readonly Piece[]>

function readKind(root: string, kind: ArticleKind): Piece[] {
  const folder = path.posix.join(ARTICLES, kind)
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'))
  return names
    .map((name) => {
      const file = path.posix.join(folder, name)
      return readArticle(file, kind, name.slice(0, -3), readFileSync(path.join(root, file), 'utf8'))
    })
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
}

/** Reads every article from disk: a few dozen small files, so nothing is remembered between calls. */
export function readLibrary(root = process.cwd()): Library {
  return new Map(articleKinds.map((kind) => [kind, readKind(root, kind)]))
}

export function allPieces(library: Library): Piece[] {
  return [...library.values()].flat()
}

const linkTo = ({ kind, path: to, title, summary, minutes }: Piece): ArticleLink => ({
  kind,
  path: to,
  title,
  summary,
  minutes,
})

/** A piece without what is read from it and passed on in other ways. */
function recordOf({
  file: _file,
  text: _text,
  relatedTo: _relatedTo,
  ...record
}: Piece): Omit<Article, 'related'> {
  return record
}

export function summaryOf(piece: Piece): ArticleSummary {
  const { description: _description, words: _words, contents: _contents, ...summary } = recordOf(piece)
  return summary
}

function relatedOf(library: Library, piece: Piece): ArticleLink[] {
  return piece.relatedTo.map((name) => {
    const found = allPieces(library).find(({ file }) => file === `${ARTICLES}/${name}.md`)
    if (!found || found === piece) throw new ArticleError(piece.file, `no other piece is called "${name}"`)
    return linkTo(found)
  })
}

/** The record of a piece among the others. */
export function articleOf(library: Library, piece: Piece): Article {
  const shelf = library.get(piece.kind) ?? []
  const at = shelf.indexOf(piece)
  const [newer, older] = [shelf[at - 1], shelf[at + 1]]
  return {
    ...recordOf(piece),
    ...(newer && { newer: linkTo(newer) }),
    ...(older && { older: linkTo(older) }),
    related: relatedOf(library, piece),
  }
}
