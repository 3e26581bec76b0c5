import { readdirSync, readFileSync } from 'node:fs'

/* Which files are missed in the same way: without a script, all that import it fail, and so does nothing else. */

const ASSETS = 'dist/assets'
const STATIC = /(?:from|import)"\.\/([\w.-]+\.js)"/g
const ON_DEMAND = /import\(`\.\/([\w.-]+\.js)`\)/g

const scripts = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(`${ASSETS}/${name}`, 'utf8')]),
)
const named = (code: string, how: RegExp) => [...code.matchAll(how)].map(([, name = '']) => name)

/** The entry, and what is imported on demand: each of them fails or arrives with all that it imports. */
const whole = new Set([
  ...named(readFileSync('dist/index.html', 'utf8'), /<script [^>]*src="\/assets\/([\w.-]+\.js)"/g),
  ...[...scripts.values()].flatMap((code) => named(code, ON_DEMAND)),
])

/** A script, and all that it imports without being asked. */
function needs(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const next of named(scripts.get(name) ?? '', STATIC)) needs(next, found)
  return found
}

/** The same text for files of a page (paths, of which `all` are loaded) whose absence takes the same away. */
export function effectOf(path: string, all: readonly string[]): string {
  if (!path.endsWith('.js')) return path
  const name = path.slice(path.lastIndexOf('/') + 1)
  const taken = all
    .map((file) => file.slice(file.lastIndexOf('/') + 1))
    .filter((file) => whole.has(file) && needs(file).has(name))
  return taken.toSorted().join(' ') || path
}
