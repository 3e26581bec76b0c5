import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { hostingFiles, type HostingOptions } from '../deploy/hosting.ts'
import { mailKeysSet } from './mail-keys.ts'

const WARNING =
  'HSTS_SUBDOMAINS: browsers that saw this site will refuse every subdomain that is not served over TLS, for two years.'

function optionsFrom(env: Record<string, string>): HostingOptions {
  return {
    mailKeys: mailKeysSet(env),
    subdomains: env.HSTS_SUBDOMAINS?.trim() === 'true',
  }
}

/** Writes the hosts' configuration after each client build: the policy names the hash of the script in the page. */
export function hostingPlugin(): Plugin {
  let root = ''
  let out = ''
  let client = false
  let options: HostingOptions = { mailKeys: false, subdomains: false }
  return {
    name: 'hosting-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(root, config.build.outDir)
      client = !config.build.ssr
      if (config.envDir !== false)
        options = optionsFrom(loadEnv(config.mode, config.envDir, ['VITE_EMAILJS_', 'HSTS_']))
      if (client && options.subdomains) config.logger.warn(WARNING)
    },
    // Not `closeBundle`: that comes after a failed build, too, and its own error would hide why.
    writeBundle() {
      if (!client) return
      const html = readFileSync(resolve(out, 'index.html'), 'utf8')
      for (const [file, text] of Object.entries(hostingFiles(html, options))) {
        const to = resolve(file.startsWith('deploy/') ? root : out, file)
        mkdirSync(dirname(to), { recursive: true })
        writeFileSync(to, text)
      }
    },
  }
}
