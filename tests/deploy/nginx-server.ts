import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '#src/content/brand.ts'
import { hostHeaders } from '#scripts/deploy/hosting.ts'
import { nginxHeaders, nginxServer, nginxSite } from '#scripts/deploy/nginx.ts'
import { freePort } from '../free-port.ts'

const BINARY = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Debian’s packages; `npm run setup` installs them where it may. */
export const nginxInstalled = existsSync(BINARY) && existsSync(BROTLI)

/** The build of the tests has no mail keys, and says nothing of subdomains. */
export const hosting = { mailKeys: false, subdomains: false }

async function answering(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(origin).catch(() => null)) return
    await new Promise((again) => setTimeout(again, 25))
  }
  throw new Error(`nginx does not answer at ${origin}`)
}

/** Debian 12 has 1.22, which takes `http2` as a word of `listen` (docs/deploy.md). */
function knowsHttp2(): boolean {
  const version = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(spawnSync(BINARY, ['-v'], { encoding: 'utf8' }).stderr)
  const [major = 0, minor = 0, patch = 0] = (version ?? []).slice(1).map(Number)
  return major * 1e6 + minor * 1e3 + patch >= 1_025_001
}

/** What certbot adds to the site's `server`, with a certificate that signs itself. */
function addTls(folder: string, port: number, http2: boolean): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const made = spawnSync('openssl', [...args, '-subj', '/CN=site', '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`)
  return `listen 127.0.0.1:${port} ssl${http2 ? '' : ' http2'};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};`
}

/** The files that the build writes, for a folder of the tests; the whole configuration of nginx around them. */
function configuration(folder: string, service: string, port: number, tlsPort: number): string {
  const dist = path.resolve('dist')
  const headers = path.join(folder, 'security-headers.conf')
  const site = path.join(folder, 'site.conf')
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  writeFileSync(headers, nginxHeaders(hostHeaders(html, hosting)))
  writeFileSync(site, nginxSite({ headers, service }))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const http2 = knowsHttp2()
  const { host } = new URL(brand.origin)
  const [listen, tls] = [[`127.0.0.1:${port}`], [`127.0.0.1:${tlsPort}`]]
  const servers = nginxServer({ host, root: dist, listen, tls, http2, site }).replace(
    `server_name ${host};`,
    // The tests ask by address.
    `server_name ${host} 127.0.0.1;\n  ${addTls(folder, tlsPort, http2)}`,
  )
  return `load_module ${BROTLI};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 512; }
http {
access_log off;
${temporary}
${servers}
}
`
}

/**
 * Debian's nginx with the site's own `server`, on dist/, with all its scratch files in one temporary folder.
 * `service`: where the mail service answers.
 */
export async function startNginx(
  service = 'http://127.0.0.1:9',
): Promise<{ origin: string; tlsOrigin: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const [port, tlsPort] = [await freePort(), await freePort()]
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, configuration(folder, service, port, tlsPort))
  const args = ['-p', folder, '-c', config]
  const judged = spawnSync(BINARY, ['-t', '-q', ...args], { encoding: 'utf8' })
  if (judged.status !== 0) throw new Error(`nginx refuses the configuration: ${judged.stderr}`)
  const server: ChildProcess = spawn(BINARY, [...args, '-g', 'daemon off; user root;'], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin)
  return {
    origin,
    tlsOrigin: `https://127.0.0.1:${tlsPort}`,
    stop() {
      server.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
