import type { Plugin } from 'vite'

const ORDER = '@layer reset, base, parts, pages;\n'

/** States the order of the cascade layers in every style sheet, because split ones may arrive in any order. */
export function layersPlugin(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform(code, id) {
      return /\/src\/.*\.css$/.test(id) ? { code: ORDER + code, map: null } : null
    },
  }
}
