import { IMMUTABLE } from '#server/site-headers.ts'
import { securityHeaders } from '../vite/headers.ts'
import { nginxHeaders, nginxSite } from './nginx.ts'

/** Two years, as preload lists ask for. Hosts only: on 127.0.0.1 it would outlive the visit. */
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

export const hostHeaders = (html: string) => ({ ...securityHeaders(html), ...HSTS })

/**
 * The `_headers` file of static hosts (Netlify, Cloudflare Pages). Both join the values of a header that two blocks
 * set, so Cache-Control stands in one; without it they send `max-age=0, must-revalidate`, which is what pages need.
 */
function cdnHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${IMMUTABLE}`, ''].join('\n')
}

/** The `_redirects` file: these hosts serve folders and 404.html by themselves. */
const CDN_REDIRECTS =
  '/index.html / 308\n/:page/index.html /:page 308\n/:area/:page/index.html /:area/:page 308\n'

/** Everything that hosts need to know, by path in the repository, from the built HTML. One source: headers.ts. */
export function hostingFiles(html: string): Record<string, string> {
  const headers = hostHeaders(html)
  return {
    'deploy/nginx/security-headers.conf': nginxHeaders(headers),
    'deploy/nginx.conf': nginxSite({
      root: '/var/www/site',
      listen: '80',
      headers: '/etc/nginx/site/security-headers.conf',
    }),
    'deploy/_headers': cdnHeaders(headers),
    'deploy/_redirects': CDN_REDIRECTS,
  }
}
