import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '#src/content/brand.ts'
import { hostHeaders } from '#scripts/deploy/hosting.ts'
import { nginxHeaders, nginxServer, nginxSite } from '#scripts/deploy/nginx.ts'

const BINARY = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Debian’s packages; `npm run setup` installs them where it may. */
export const nginxInstalled = existsSync(BINARY) && existsSync(BROTLI)

/** The build of the tests has no mail keys, and says nothing of subdomains. */
export const hosting = { mailKeys: false, subdomains: false }

/** A port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? found(address.port) : failed()))
    })
  })
}

async function answering(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(origin).catch(() => null)) return
    await new Promise((again) => setTimeout(again, 25))
  }
  throw new Error(`nginx does not answer at ${origin}`)
}

/**
 * Debian's nginx with the site's own `server`, on dist/, with all its scratch files in one temporary folder.
 * `service`: where the mail service answers.
 */
export async function startNginx(
  service = 'http://127.0.0.1:9',
): Promise<{ origin: string; stop: () => void }> {
  const dist = path.resolve('dist')
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const headers = path.join(folder, 'security-headers.conf')
  const site = path.join(folder, 'site.conf')
  const port = await freePort()
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  writeFileSync(headers, nginxHeaders(hostHeaders(html, hosting)))
  writeFileSync(site, nginxSite({ headers, service }))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${BROTLI};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 512; }
http {
access_log off;
${temporary}
${nginxServer({ host: new URL(brand.origin).host, root: dist, listen: [`127.0.0.1:${port}`], site })}
}
`,
  )
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off; user root;']
  const server: ChildProcess = spawn(BINARY, args, { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin)
  return {
    origin,
    stop() {
      server.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
