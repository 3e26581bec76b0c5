import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { headHtml } from '#src/app/head-html.ts'
import { routes, type Route } from '#src/app/routes.ts'
import { feedXml } from '#src/app/site-files/feed.ts'
import { securityTxt } from '#src/app/site-files/security-txt.ts'
import { sitemapXml } from '#src/app/site-files/sitemap.ts'
import { notes } from '#src/content/articles/blog.ts'
import { brand } from '#src/content/brand.ts'
import { feedPath, files } from '#src/content/paths.ts'
import openApi from '#src/content/support/openapi.json?raw'
import { placeholders } from '#src/content/support/placeholders.ts'
import { fill } from '#src/lib/fill.ts'
import { content as blog } from '#src/content/pages/blog.ts'

export { routes }
export { mailWarning } from '#src/services/mail-config.ts'

interface Rendered {
  /** What goes into <head>. */
  head: string
  /** What goes into #root. */
  html: string
}

/** The HTML of one route. */
export async function renderRoute(route: Route): Promise<Rendered> {
  const page = await route.load()
  const { prelude } = await prerender(
    <StaticRouter location={route.path}>
      <App first={{ status: 'ready', route, page }} />
    </StaticRouter>,
    // Larger boundaries would be streamed hidden, to be revealed by inline scripts that the policy forbids.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  return { head: headHtml(page.meta), html }
}

/** Files that follow from routes, articles and brand, by their place in the site. */
export function siteFiles(): Record<string, string> {
  const pages = routes.filter((route) => route.id !== 'notFound').map(({ path }) => path)
  const manifest = {
    name: brand.word,
    short_name: brand.word,
    description: brand.tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#f3efe6',
    theme_color: '#0a0c1d',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return {
    'sitemap.xml': sitemapXml(pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`,
    [files.openApi.slice(1)]: fill(openApi, placeholders),
    [feedPath.slice(1)]: feedXml(notes, blog.meta.description),
    '.well-known/security.txt': securityTxt(new Date()),
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  }
}
