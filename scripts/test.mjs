// All checks in order: types, lint, format, unit tests, build, browser tests. Finds a browser or installs one.
// Ends with one line, `N passed, N failed`, over every check and every test.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findChromium, HEADLESS } from './chromium.mjs'

const results = 'test-results'
let passed = 0
let failed = 0
/** What this machine cannot check; said at the end, and counted neither way. */
const notRun = []

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** A check that is one thing: it passes or it fails. */
function check(name, command, args) {
  console.log(`\n── ${name}`)
  if (run(command, args)) passed += 1
  else failed += 1
}

const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const install = (...packages) =>
  run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])

/**
 * Sees to a browser: the one CHROMIUM names, Debian's without windows, what is there, Playwright's own download.
 * False: none to be had.
 */
function haveChromium() {
  if (process.env.CHROMIUM && findChromium() === process.env.CHROMIUM) return true
  if (debian && !existsSync(HEADLESS)) {
    console.log('Installing a Chromium without windows, in which the tests take half the time.')
    install('chromium-headless-shell')
  }
  if (findChromium()) return true
  console.log('No Chromium found. Installing one.')
  return run('npx', ['playwright', 'install', '--with-deps', 'chromium']) || (debian && install('chromium'))
}

/** Debian's nginx, whose configuration is tested. Elsewhere, and without root, those tests are skipped and say so. */
function installWebServer() {
  const modules = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  if (existsSync(modules) || !debian) return
  console.log('No nginx found. Installing it.')
  if (!install('nginx', 'libnginx-mod-http-brotli-static')) console.log('nginx could not be installed.')
}

/** Firefox of this machine, else Debian's package, with a virtual display for its WebGL. Null: none to be had. */
function firefox() {
  const find = () =>
    [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => file && existsSync(file))
  const complete = find() && existsSync('/usr/bin/Xvfb')
  if (!complete && debian) {
    console.log('No Firefox, or no virtual display for it. Installing them.')
    install('firefox-esr', 'xvfb')
  }
  return find() ?? null
}

/** Counts of a vitest run. */
const unitCounts = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  // A file that cannot be loaded fails without a failed test.
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
})

/** Adds the counts of a reporter's JSON file; a run that left none failed as a whole. */
function count(file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    passed += counts.passed
    failed += counts.failed
    // A runner that executed nothing has not passed.
    if (counts.passed + counts.failed === 0) failed += 1
    return counts.passed + counts.failed > 0
  } catch {
    failed += 1
    return false
  }
}

rmSync(results, { recursive: true, force: true })
check('types', 'npx', ['tsc', '--noEmit'])
check('lint', 'npx', ['oxlint', '--deny-warnings'])
check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.'])

console.log('\n── unit tests')
const unitFile = `${results}/unit.json`
run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`])
if (!count(unitFile, unitCounts)) console.log('The unit tests did not run.')

check('build', 'npm', ['run', 'build'])

console.log('\n── browser tests')
if (!haveChromium()) {
  console.error('No browser could be found or installed: set CHROMIUM to the path of a Chromium or Chrome.')
  failed += 1
} else {
  installWebServer()
  run('npx', ['playwright', 'test'])
  count(`${results}/results.json`, ({ stats, errors }) => ({
    passed: stats.expected,
    // Errors outside of any test: a server that did not start, a file that could not be loaded.
    failed: stats.unexpected + stats.flaky + errors.length,
  }))
}

console.log('\n── Firefox')
const fox = firefox()
if (fox === null) {
  notRun.push('Firefox: none found, and none could be installed (set FIREFOX to its path)')
} else {
  if (!existsSync('/usr/bin/Xvfb')) notRun.push('the immersive version in Firefox: no Xvfb')
  const file = `${results}/firefox.json`
  const config = ['--config', 'tests/firefox/vitest.config.ts']
  run(
    'npx',
    ['vitest', 'run', ...config, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      FIREFOX: fox,
    },
  )
  count(file, unitCounts)
}

for (const what of notRun) console.log(`Not run, and not counted: ${what}.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
