import type { Article } from '#src/content/article.ts'
import type { PageModule } from '#src/runtime/page-module.ts'

const records = import.meta.glob<Article>('../content/articles/*/*.md', { import: 'article' })
const bodies = import.meta.glob<string>('../content/articles/*/*.md', { query: '?body', import: 'html' })

/**
 * The record of an article and its text, in the frame that all share. `file` is its Markdown file as the glob names it.
 * A chunk of its own: the table of all files would weigh on every page.
 */
export async function loadArticle(file: string): Promise<PageModule> {
  const [record, body] = [records[file], bodies[file]]
  if (!record || !body) throw new Error(`${file} is no article`)
  const [{ articlePage }, article, html] = await Promise.all([
    import('#src/pages/article/article-page.tsx'),
    record(),
    body(),
  ])
  return articlePage(article, html)
}
