import { paths, type RouteId, type SitePath } from '#src/content/paths.ts'
import { kebab } from '#src/lib/case.ts'
import type { PageModule } from '#src/pages/page-module.ts'

export interface Route {
  id: RouteId
  path: SitePath
  /** The page's module as the build manifest names it. */
  module: string
  load: () => Promise<PageModule>
}

const modules = import.meta.glob<PageModule>('../pages/*/index.tsx', { import: 'page' })

/** One route per path; the folder in src/pages is the route's id in kebab case. */
export const routes: readonly Route[] = (Object.entries(paths) as [RouteId, SitePath][]).map(([id, path]) => {
  const folder = kebab(id)
  const load = modules[`../pages/${folder}/index.tsx`]
  if (!load) throw new Error(`src/pages/${folder}/index.tsx is missing for ${path}`)
  return { id, path, module: `src/pages/${folder}/index.tsx`, load }
})

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]))

/** The route of a URL path. A trailing slash is accepted; an unknown path is the not-found page. */
export function routeOf(pathname: string): Route {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const route = byPath.get(trimmed) ?? byPath.get(paths.notFound)
  if (!route) throw new Error('the not-found page is missing')
  return route
}
