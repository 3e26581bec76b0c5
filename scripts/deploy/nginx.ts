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

export interface NginxSite {
  /** Absolute path of the built site. */
  root: string
  /** What `listen` takes: a port, or address and port. */
  listen: string
  /** Absolute path of the headers file. */
  headers: string
}

/** `add_header` lines. Each location that adds one of its own must include the file again: nginx inherits all or none. */
export function nginxHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return `# Written by the build (scripts/deploy). Include it in every location that adds a header.\n${lines.join('\n')}\n`
}

/** One `server` of the site: clean URLs, precompressed files, one address per page, real 404s. */
export function nginxSite({ root, listen, headers }: NginxSite): string {
  const types = Object.entries(TYPES).map(([type, endings]) => `    ${type} ${endings};`)
  const answers = (cache: string) =>
    `    include ${headers};\n    add_header Cache-Control "${cache}" always;`
  return `# Written by the build (scripts/deploy). Belongs into the http block: sites-available on Debian.
server {
  listen ${listen};
  root ${root};
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
  open_file_cache max=2000 inactive=60s;

  error_page 404 /404.html;

  location = /404.html {
    internal;
${answers(REVALIDATE)}
  }
  # One address per page.
  location ~ ^(?<page>.+)/$ {
    return 308 $page$is_args$args;
  }
  location = /index.html {
    return 308 /$is_args$args;
  }
  location ~ ^(?<page>.+)/index\\.html$ {
    return 308 $page$is_args$args;
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
}
`
}
