import { brand } from '#src/content/brand.ts'
import { IMMUTABLE } from '#server/site-headers.ts'
import { securityHeaders } from '../vite/headers.ts'
import { nginxHeaders, nginxServer, nginxSite } from './nginx.ts'

export interface HostingOptions {
  /** The build sends its form through EmailJS. */
  mailKeys: boolean
  /** Browsers are told that every subdomain is served over TLS, too. */
  subdomains: boolean
}

/** Two years, as preload lists ask for. */
const hsts = (subdomains: boolean) => `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`

export const hostHeaders = (html: string, { mailKeys, subdomains }: HostingOptions) => ({
  ...securityHeaders(html, mailKeys),
  'Strict-Transport-Security': hsts(subdomains),
})

/**
 * The `_headers` file of static hosts (Netlify, Cloudflare Pages). Both join the values of a header that two blocks
 * set, so Cache-Control stands in one; without it they send `max-age=0, must-revalidate`, which is what pages need.
 */
function cdnHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${IMMUTABLE}`, ''].join('\n')
}

/**
 * The `_redirects` file: these hosts serve folders and 404.html by themselves. No placeholders, which would take in
 * any text and could lead to another host; 301, as Netlify knows no 308.
 */
const CDN_REDIRECTS = '/index.html / 301\n'

/**
 * Everything that hosts need to know, from the built HTML, by path: of nginx in the repository, of static hosts in the built
 * site. One source: headers.ts.
 */
export function hostingFiles(html: string, options: HostingOptions): Record<string, string> {
  const headers = hostHeaders(html, options)
  const folder = '/etc/nginx/site'
  return {
    'deploy/nginx/security-headers.conf': nginxHeaders(headers),
    'deploy/nginx/site.conf': nginxSite({
      headers: `${folder}/security-headers.conf`,
      service: 'http://127.0.0.1:8025',
    }),
    'deploy/nginx.conf': nginxServer({
      host: new URL(brand.origin).host,
      root: '/var/www/site',
      listen: ['80', '[::]:80'],
      tls: ['443', '[::]:443'],
      http2: true,
      site: `${folder}/site.conf`,
    }),
    _headers: cdnHeaders(headers),
    _redirects: CDN_REDIRECTS,
  }
}
