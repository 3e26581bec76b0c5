import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ORDER = '@layer reset, base, parts, pages;\n'
const MEDIA = 'src/styles/media.css'

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
      return { code: ORDER + readFileSync(MEDIA, 'utf8') + code, map: null }
    },
  }
}
