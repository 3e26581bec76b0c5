// `npm test`: types, lint, format, unit tests beside the build, the built pages as files, and the journeys in Chromium.
// With `--all` every test in every browser that is there. Installs nothing, unless CI is "true": then it runs the setup
// first. Ends with one line, `N passed, N failed`, over every check and every test; `, N skipped` where there were any.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { findFirefox, missing } from './test-tools.mjs'

const all = process.argv.includes('--all')
const results = 'test-results'
let passed = 0
let failed = 0
let skipped = 0

/**
 * A .env file may hold mail keys; what is tested has none. What the environment says goes before the file. Where the outbox
 * lies and what it takes, the tests say themselves.
 */
const settings = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
const unset = settings.filter((name) => !name.startsWith('OUTBOX_')).map((name) => [name, ''])
const env = { ...process.env, ...Object.fromEntries(unset) }

function run(name, args, more = {}) {
  return (
    spawnSync('npx', ['--no', name, '--', ...args], { stdio: 'inherit', env: { ...env, ...more } }).status ===
    0
  )
}

/** Runs a command beside other work; its output is printed in one piece at its end. */
function runBeside(command, args, more = {}) {
  const child = spawn(command, args, { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
  return new Promise((ended) => {
    child.on('close', (status) => ended({ ok: status === 0, text: Buffer.concat(parts).toString() }))
  })
}

/** A check that is one thing: it passes or it fails. */
function verdict(ok) {
  if (ok) passed += 1
  else failed += 1
}

/** Scripts of package.json that are one check each, beside each other. */
async function check(scripts) {
  const ended = scripts.map((name) => [name, runBeside('npm', ['run', '--silent', name])])
  for (const [name, running] of ended) {
    const { ok, text } = await running
    console.log(`\n── ${name}\n${text}`)
    verdict(ok)
  }
}

/** Counts of a vitest run. */
const unitCounts = ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) => ({
  passed: numPassedTests,
  // A file that cannot be loaded fails without a failed test.
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  skipped: numPendingTests,
})

/**
 * Adds the counts of a reporter's JSON file; a run that left none failed as a whole. So did one that ended in failure with
 * no failed test: errors that no test waits for are in no count.
 */
function count(ok, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    passed += counts.passed
    failed += ok ? counts.failed : Math.max(counts.failed, 1)
    skipped += counts.skipped ?? 0
    const found = counts.passed + counts.failed + (counts.skipped ?? 0) > 0
    // A runner that found nothing has not passed.
    if (!found) failed += 1
    return found
  } catch {
    failed += 1
    return false
  }
}

const vitest = (file, ...args) => [
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]

if (process.env.CI === 'true') spawnSync(process.execPath, ['scripts/setup.mjs'], { stdio: 'inherit' })
rmSync(results, { recursive: true, force: true })
await check(['types', 'lint', 'format'])

const unitFile = `${results}/unit.json`
const building = runBeside('npm', ['run', 'build'])
console.log('\n── unit tests, and the build beside them')
const unitsEnded = run('vitest', vitest(unitFile, '--project', 'unit'))
if (!count(unitsEnded, unitFile, unitCounts)) console.log('The unit tests did not run.')
const build = await building
console.log(`\n── build\n${build.text}`)
verdict(build.ok)

const distFile = `${results}/dist.json`
console.log('\n── the built pages')
const distEnded = run('vitest', vitest(distFile, '--project', 'dist'))
if (!count(distEnded, distFile, unitCounts)) console.log('The tests of the built pages did not run.')

const lacking = missing()
const without = (part) => lacking.some((tool) => tool.without === part)

console.log(`\n── browser tests${all ? '' : ', the journeys'}`)
// Without a browser they are listed, so that the last line tells how many were left out.
const noBrowser = without(null)
const browserEnded = run('playwright', [
  'test',
  ...(all ? [] : ['--project=journeys']),
  ...(noBrowser ? ['--list'] : []),
])
if (noBrowser) console.error('No browser found: these tests did not run.')
count(browserEnded, `${results}/results.json`, ({ stats, errors }) => ({
  passed: stats.expected,
  // Errors outside of any test: a server that did not start, a file that could not be loaded.
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
}))

/** The journeys of tests/engines in another engine than Chromium. */
async function runEngine(name, parts) {
  if (parts.some(without)) return
  const ENGINE = name.toLowerCase()
  const file = `${results}/${ENGINE}.json`
  const args = vitest(file, '--config', 'tests/engines/vitest.config.ts')
  const { ok, text } = await runBeside('npx', ['--no', 'vitest', '--', ...args], {
    ENGINE,
    FIREFOX: findFirefox() ?? '',
  })
  console.log(`\n── ${name}\n${text}`)
  count(ok, file, unitCounts)
}
if (all) {
  console.log('\n── known vulnerabilities')
  const { status } = spawnSync(process.execPath, ['scripts/audit.mjs'], { stdio: 'inherit' })
  if (status === 2) skipped += 1
  else verdict(status === 0)
  // Beside each other: a browser that one test drives keeps little more than one core busy.
  await Promise.all([
    runEngine('Firefox', ['the site in Firefox']),
    runEngine('WebKit', ['the site in WebKit', 'the immersive version in Firefox, and WebKit']),
  ])
}

for (const { name, without: part, asked } of all ? lacking : lacking.slice(0, noBrowser ? 1 : 0)) {
  const left = part === null ? 'everything in a browser' : part
  console.log(
    `Missing: ${name}. Not checked: ${left}. \`npm run setup${asked ? ` -- ${asked}` : ''}\` installs it.`,
  )
}
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
