import { articleKinds, articlePath, type Article } from '#src/content/article.ts'
import { paths, type ArticlePath, type PagePath, type RouteId, type SitePath } from '#src/content/paths.ts'
import { kebab } from '#src/lib/case.ts'
import { proseBody } from '#src/lib/prose-body.ts'
import type { PageModule } from '#src/pages/page-module.ts'

export interface Route {
  /** Of an article, its path. */
  id: RouteId | ArticlePath
  path: PagePath
  /** The page's modules as the build manifest names them. */
  modules: readonly string[]
  load: () => Promise<PageModule>
}

const modules = import.meta.glob<PageModule>('../pages/*/index.tsx', { import: 'page' })

/** One route per path; the folder in src/pages is the route's id in kebab case. */
const pageRoutes: readonly Route[] = (Object.entries(paths) as [RouteId, SitePath][]).map(([id, path]) => {
  const folder = kebab(id)
  const load = modules[`../pages/${folder}/index.tsx`]
  if (!load) throw new Error(`src/pages/${folder}/index.tsx is missing for ${path}`)
  return { id, path, modules: [`src/pages/${folder}/index.tsx`], load }
})

const records = import.meta.glob<Article>('../content/articles/*/*.md', { import: 'article' })
const bodies = import.meta.glob<string>('../content/articles/*/*.md', { query: '?body', import: 'html' })
const FRAME = 'src/pages/article/article-page.tsx'

/** One route per Markdown file: its record and its text in the frame that all articles share. */
function articleRoute(file: string): Route {
  const [kindName, slug = ''] = file
    .split('/')
    .slice(-2)
    .map((part) => part.replace(/\.md$/, ''))
  const kind = articleKinds.find((name) => name === kindName)
  const [record, body] = [records[file], bodies[file]]
  if (!kind || !record || !body) throw new Error(`${file} belongs to no kind of article`)
  const path = articlePath(kind, slug)
  const load = async (): Promise<PageModule> => {
    const [{ articlePage }, article, html] = await Promise.all([
      import('#src/pages/article/article-page.tsx'),
      record(),
      proseBody(path, body),
    ])
    return articlePage(article, html)
  }
  return { id: path, path, modules: [FRAME, file.replace('../', 'src/')], load }
}

export const articleRoutes: readonly Route[] = Object.keys(records).map(articleRoute)
export const routes: readonly Route[] = [...pageRoutes, ...articleRoutes]

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]))

/** The route of a URL path. A trailing slash is accepted; an unknown path is the not-found page. */
export function routeOf(pathname: string): Route {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const route = byPath.get(trimmed) ?? byPath.get(paths.notFound)
  if (!route) throw new Error('the not-found page is missing')
  return route
}
