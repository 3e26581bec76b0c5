// `npm run setup`: installs what the tests need besides npm's packages. As root on Debian by its packages; elsewhere
// only a Chromium, by Playwright. Starts no service. `npm run setup -- webkit`: Safari's engine, too.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { HEADLESS } from './chromium.mjs'
import { debian, missing, tools } from './test-tools.mjs'

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Debian asks this file before a package starts its service. */
const POLICY = '/usr/sbin/policy-rc.d'

function install(packages) {
  const own = !existsSync(POLICY)
  if (own) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  } finally {
    if (own) rmSync(POLICY)
  }
}

const isWanted = ({ asked }) => !asked || process.argv.includes(asked)
const wanted = missing().filter(isWanted)
// Also beside another Chromium: pages open in it in half the time.
if (debian && !existsSync(HEADLESS) && !process.env.CHROMIUM && !wanted.includes(tools[0]))
  wanted.unshift(tools[0])
if (wanted.length > 0 && debian) {
  run('apt-get', ['update'])
  // One by one: a package that cannot be installed does not stop the others.
  for (const { packages } of wanted) install(packages)
}
if (!tools[0].found()) run('npx', ['--no', 'playwright', 'install', '--with-deps', 'chromium'])
for (const { name } of missing().filter(isWanted)) console.log(`Still missing: ${name}`)
