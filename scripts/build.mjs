// Builds the client, builds the prerenderer, writes one HTML file per route and the search index, compresses what benefits
// from it, and bundles the mail service.
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

process.env.NODE_ENV = 'production'
const require = createRequire(import.meta.url)
const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js')

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// Built beside the site that is served, and swapped in at the end: a running preview never sees half a build.
const beside = 'build/site'
process.env.SITE_OUT = beside
rmSync('build', { recursive: true, force: true })
run(vite, 'build', '--outDir', beside, '--logLevel', 'warn')
run(vite, 'build', '--ssr', 'src/runtime/prerender.tsx', '--logLevel', 'warn')
run('scripts/prerender.mjs')
run('scripts/search-index.mjs')
run('scripts/compress.mjs')
run(vite, 'build', '--config', 'server/vite.config.ts')
if (existsSync('dist')) renameSync('dist', 'build/former')
renameSync(beside, 'dist')
rmSync('build', { recursive: true, force: true })
