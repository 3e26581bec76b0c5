// `node scripts/audit.mjs`: known vulnerabilities of the packages that the build holds, for visitors and in the mail
// service. Ends with 1 where one is high or critical, with 2 where the registry answers no audit.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Read from the notices: the service's packages are development dependencies, as its bundle needs nothing installed.
const bundled = new Set(
  ['dist', 'dist-server'].flatMap((folder) =>
    [...readFileSync(`${folder}/licenses.txt`, 'utf8').matchAll(/^## (\S+) - /gm)].map(([, name]) => name),
  ),
)

/** The vulnerable packages of the lockfile by name; null without an answer. */
function askRegistry() {
  const args = ['audit', '--json', '--fetch-retries=0']
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  try {
    return JSON.parse(stdout).vulnerabilities ?? null
  } catch {
    return null
  }
}

const vulnerable = askRegistry()
if (vulnerable === null) {
  console.log('Audit: not reachable. The registry answers none.')
  process.exit(2)
}
const grave = Object.values(vulnerable).filter(
  ({ name, severity }) => bundled.has(name) && ['high', 'critical'].includes(severity),
)
for (const { name, severity, range } of grave) console.error(`Audit: ${name} ${range}: ${severity}`)
if (grave.length === 0) console.log(`Audit: nothing grave is known of ${bundled.size} packages.`)
process.exit(grave.length === 0 ? 0 : 1)
