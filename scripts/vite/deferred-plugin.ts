import path from 'node:path'
import type { Plugin } from 'vite'

const CALL = /\b(?:deferred|printed)Section\(\{/g
const LOAD = /\bload: \(\) => import\('([^']+)'\)/g

/** `./x.tsx` or `#src/x.tsx`, as the manifest of the build names it. */
function moduleOf(specifier: string, file: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier)
}

/** Writes the module of each deferred section into its options: `load: () => import('./x.tsx')` is what it reads. */
export function withModules(code: string, file: string): string {
  const calls = code.match(CALL)?.length ?? 0
  const loads = code.match(LOAD)?.length ?? 0
  if (calls !== loads)
    throw new Error(`${file}: ${calls} deferred sections, but ${loads} of the form load: () => import('…')`)
  return code.replaceAll(LOAD, (load, specifier: string) => `module: '${moduleOf(specifier, file)}', ${load}`)
}

/** The prerenderer learns which modules are behind the sections of a page, so that their styles come with the HTML. */
export function deferredPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'deferred-sections',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      const file = path.posix.relative(root, id)
      const declares = /^src\/(?!runtime\/).*\.tsx$/.test(file) && code.match(CALL)
      if (this.environment.name !== 'ssr' || !declares) return null
      return { code: withModules(code, file), map: null }
    },
  }
}
