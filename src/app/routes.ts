import { paths, type ArticlePath, type PagePath, type RouteId, type SitePath } from '#src/content/paths.ts'
import { trimmed } from '#src/lib/path.ts'
import { kebab } from './case.ts'
import type { PageModule } from '#src/runtime/page-module.ts'

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

const articlePaths = import.meta.glob<ArticlePath>('../content/articles/*/*.md', {
  eager: true,
  query: '?path',
  import: 'path',
})

/** One route per Markdown file. */
export const articleRoutes: readonly Route[] = Object.entries(articlePaths).map(([file, path]) => ({
  id: path,
  path,
  modules: [
    'src/app/article-loader.ts',
    'src/pages/article/article-page.tsx',
    file.replace('../', 'src/'),
    `${file.replace('../', 'src/')}?body`,
  ],
  load: () => import('./article-loader.ts').then(({ loadArticle }) => loadArticle(file)),
}))

export const routes: readonly Route[] = [...pageRoutes, ...articleRoutes]

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]))

/** Hosts serve the same file for `%61` as for `a`, so the page is the same too. What cannot be decoded stays. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The route of a URL path. A trailing slash is accepted; an unknown path is the not-found page. */
export function routeOf(pathname: string): Route {
  const route = byPath.get(trimmed(decoded(pathname))) ?? byPath.get(paths.notFound)
  if (!route) throw new Error('the not-found page is missing')
  return route
}
