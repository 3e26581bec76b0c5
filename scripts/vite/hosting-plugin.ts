import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { hostingFiles } from '../deploy/hosting.ts'

/** Static hosts look for these beside the pages. */
const BESIDE_THE_PAGES = ['_headers', '_redirects']

/** Writes the hosts' configuration after each client build: the policy names the hash of the script in the page. */
export function hostingPlugin(): Plugin {
  let root = ''
  let out = ''
  let client = false
  return {
    name: 'hosting-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(root, config.build.outDir)
      client = !config.build.ssr
    },
    closeBundle() {
      if (!client) return
      const html = readFileSync(resolve(out, 'index.html'), 'utf8')
      for (const [file, text] of Object.entries(hostingFiles(html))) {
        mkdirSync(dirname(resolve(root, file)), { recursive: true })
        writeFileSync(resolve(root, file), text)
      }
      for (const name of BESIDE_THE_PAGES) copyFileSync(resolve(root, 'deploy', name), resolve(out, name))
    },
  }
}
