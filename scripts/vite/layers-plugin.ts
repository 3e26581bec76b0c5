import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ORDER = '@layer reset, base, parts, pages;\n'
const MEDIA = 'src/styles/media.css'

/** A style sheet behind the order of the layers and the named breakpoints. A name that is none of them is an error. */
export function withStart(css: string, media: string, file: string): string {
  const names = new Set([...media.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name))
  for (const [query] of css.matchAll(/@media [^{]*/g))
    for (const [, name] of query.matchAll(/\((--[\w-]+)\)/g))
      if (!names.has(name)) throw new Error(`${file}: ${name} is none of ${[...names].join(', ')}`)
  return ORDER + media + css
}

/**
 * Begins every style sheet with the order of the cascade layers, because split sheets may arrive in any order, and with the
 * named breakpoints, because Lightning CSS knows only those of the sheet that it reads.
 */
export function layersPlugin(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.css$/.test(id)) return null
      this.addWatchFile(MEDIA)
      return { code: withStart(code, readFileSync(MEDIA, 'utf8'), id), map: null }
    },
  }
}
