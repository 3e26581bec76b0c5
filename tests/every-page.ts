import { readdirSync } from 'node:fs'
import { articleKinds, articlePath } from '#src/content/article.ts'
import { paths } from '#src/content/paths.ts'

/** Every page of the site but the not-found page. */
export const pages = Object.values(paths).filter((path) => path !== paths.notFound)

/** Texts in the template of the privacy notice: what holds for that page holds for them. */
export const templated: readonly string[] = [paths.terms, paths.cookies, paths.security, paths.accessibility]

/** Every article: one a Markdown file. */
export const articles = articleKinds.flatMap((kind) =>
  readdirSync(`src/content/articles/${kind}`).map((file) => articlePath(kind, file.replace(/\.md$/, ''))),
)

/**
 * All of them in so many shares, each for one test: its pages are opened in one tab, in which what they have in common
 * is fetched once.
 */
export const shares = <T>(all: readonly T[], count: number): readonly (readonly T[])[] =>
  Array.from({ length: count }, (_, at) => all.filter((_item, index) => index % count === at))
