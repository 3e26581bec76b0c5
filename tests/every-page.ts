import { readdirSync } from 'node:fs'
import { articleKinds, articlePath } from '#src/content/article.ts'
import { paths } from '#src/content/paths.ts'

/** Every page of the site but the not-found page. */
export const pages = Object.values(paths).filter((path) => path !== paths.notFound)

/** Every article: one a Markdown file. */
export const articles = articleKinds.flatMap((kind) =>
  readdirSync(`src/content/articles/${kind}`).map((file) => articlePath(kind, file.replace(/\.md$/, ''))),
)
