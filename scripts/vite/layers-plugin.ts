import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ORDER = '@layer reset, base, parts, pages;\n'
const MEDIA = 'src/styles/media.css'

/** The layer of a folder's sheets. Those of `src/styles` say themselves what they belong to. */
const LAYERS: Readonly<Record<string, string>> = {
  ui: 'parts',
  sections: 'parts',
  app: 'parts',
  pages: 'pages',
}

/** A style sheet in the layer of its folder, unless it names one itself. */
export function inLayer(css: string, file: string): string {
  const layer = LAYERS[/\/src\/(\w+)\//.exec(file)?.[1] ?? '']
  return layer && !css.includes('@layer') ? `@layer ${layer} {${css}}` : css
}

/** A style sheet behind the order of the layers and the named breakpoints. A name that is none of them is an error. */
export function withStart(css: string, media: string, file: string): string {
  const names = new Set([...media.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name))
  for (const [query] of css.matchAll(/@media [^{]*/g))
    for (const [, name] of query.matchAll(/\((--[\w-]+)\)/g))
      if (!names.has(name)) throw new Error(`${file}: ${name} is none of ${[...names].join(', ')}`)
  return ORDER + media + css
}

/**
 * Puts every style sheet into its cascade layer, and before it the order of the layers, because split sheets may arrive in
 * any order, and the named breakpoints, because Lightning CSS knows only those of the sheet that it reads.
 */
export function layersPlugin(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform(code, id) {
      // A server names a sheet that a page links with a query.
      const [file = ''] = id.split('?')
      if (!/\/src\/.*\.css$/.test(file)) return null
      this.addWatchFile(MEDIA)
      return { code: withStart(inLayer(code, file), readFileSync(MEDIA, 'utf8'), file), map: null }
    },
  }
}
