import { mailEndpoint } from '#src/content/paths.ts'
import { IMMUTABLE, REVALIDATE } from '#server/site-headers.ts'

/** Types that the build holds. Debian's own table knows neither web manifests nor AVIF. */
const TYPES: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

const TEXT_TYPES = Object.keys(TYPES).filter((type) => /^text\/|json|xml|javascript/.test(type))

interface NginxServer {
  /** Name of the site, as visitors type it. */
  host: string
  /** Absolute path of the built site. */
  root: string
  /** What `listen` takes: ports, or addresses and ports. */
  listen: readonly string[]
  /** The same, for TLS. */
  tls: readonly string[]
  /** nginx knows the directive `http2`. */
  http2: boolean
  /** Absolute path of the file with the site's rules. */
  site: string
}

interface NginxSite {
  /** Absolute path of the headers file. */
  headers: string
  /** Where the mail service answers. */
  service: string
}

/** `add_header` lines. Each location that adds one of its own must include the file again: nginx inherits all or none. */
export function nginxHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return `# Written by the build (scripts/deploy). Include it in every location that adds a header.\n${lines.join('\n')}\n`
}

/** Requests are read within this time, or the connection is closed. Headers are read before it is known for which server. */
const HEADER_TIMEOUT = '  client_header_timeout 10s;'

/** Posts of one address that are passed on: a burst, and one every two seconds. The service has the finer limit. */
const POSTS = { zone: 'site_posts', rate: '30r/m', burst: 20 }

/**
 * The `server` blocks: installed once, then certbot's. All that a new build may change is in the included file.
 * Names that are not the site's get no answer; over TLS not even a certificate.
 */
export function nginxServer({ host, root, listen, tls, site, http2 }: NginxServer): string {
  const ports = (places: readonly string[], more = '') =>
    places.map((place) => `  listen ${place}${more};`).join('\n')
  const apex = host.replace(/^www\./, '')
  const other =
    apex === host
      ? ''
      : `
# The name without www leads to the one address of each page.
server {
${ports(listen)}
  server_name ${apex};
  server_tokens off;
  return 301 $scheme://${host}$request_uri;
}
`
  return `# Written by the build (scripts/deploy). Install it once; certbot adds TLS to it.
limit_req_zone $binary_remote_addr zone=${POSTS.zone}:1m rate=${POSTS.rate};
server {
${ports(listen)}
  server_name ${host};
  root ${root};
${http2 ? '  # Known since nginx 1.25.1.\n  http2 on;\n' : ''}  include ${site};
}
${other}
# Whoever asks for another name is not a visitor.
server {
${ports(listen, ' default_server')}
  server_name _;
${HEADER_TIMEOUT}
  return 444;
}
server {
${ports(tls, ' ssl default_server')}
  server_name _;
${HEADER_TIMEOUT}
  ssl_reject_handshake on;
}
`
}

/** What the server does: clean URLs, precompressed files, one address per page, real 404s, and the form's call. */
export function nginxSite({ headers, service }: NginxSite): string {
  const types = Object.entries(TYPES).map(([type, endings]) => `  ${type} ${endings};`)
  const answers = (cache: string) => `  include ${headers};\n  add_header Cache-Control "${cache}" always;`
  return `# Written by the build (scripts/deploy). Install it with each build.
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
types {
${types.join('\n')}
}
default_type application/octet-stream;

# Files are compressed once, by the build. Needs libnginx-mod-http-brotli-static.
gzip_static on;
gzip_vary on;
brotli_static on;
etag on;
sendfile on;
tcp_nopush on;
client_header_timeout 10s;
client_body_timeout 10s;
client_max_body_size 1k;
send_timeout 30s;
open_file_cache max=2000 inactive=60s;

error_page 404 /404.html;

location = /404.html {
  internal;
${answers(REVALIDATE)}
}
# One address per page, and only for pages that are there: what a stranger writes into a path reaches no Location.
location ~ "^(?<page>(?:/[a-z0-9-]+)+)/(?:index\\.html)?$" {
${answers(REVALIDATE)}
  if (-f $document_root$page/index.html) {
    return 308 $page$is_args$args;
  }
  return 404;
}
location = /index.html {
${answers(REVALIDATE)}
  return 308 /$is_args$args;
}
# The contact form. X-Forwarded-For is set and not added to: the service counts by it.
location = ${mailEndpoint} {
  include ${headers};
  client_max_body_size 128k;
  limit_req zone=${POSTS.zone} burst=${POSTS.burst} nodelay;
  limit_req_status 429;
  proxy_pass ${service};
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header Connection "";
  proxy_connect_timeout 5s;
  proxy_read_timeout 30s;
}
# Names carry a hash of the content: a change is another file.
location /assets/ {
  try_files $uri =404;
${answers(IMMUTABLE)}
}
location / {
  try_files $uri $uri/index.html =404;
${answers(REVALIDATE)}
}
location = / {
  try_files /index.html =404;
${answers(REVALIDATE)}
}
`
}
