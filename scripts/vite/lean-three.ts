import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The chunks that three itself puts into the programs of a ShaderMaterial. */
const KEPT = ['colorspace_pars_fragment', 'tonemapping_pars_fragment']

const SHADER_CHUNK = `${KEPT.map((name) => `import ${name} from './ShaderChunk/${name}.glsl.js'`).join('\n')}
export const ShaderChunk = { ${KEPT.join(', ')} }`

/** As much of the manager as the renderer and React Three Fiber call outside a session. */
const NO_XR = `import { EventDispatcher } from '../../core/EventDispatcher.js'
export class WebXRManager extends EventDispatcher {
  enabled = false
  isPresenting = false
  setAnimationLoop() {}
  getEnvironmentBlendMode() {}
  dispose() {}
}`

const REPLACED: readonly [end: string, code: string][] = [
  ['/renderers/shaders/ShaderChunk.js', SHADER_CHUNK],
  ['/renderers/shaders/ShaderLib.js', 'export const ShaderLib = {}'],
  ['/renderers/webxr/WebXRManager.js', NO_XR],
]

/**
 * Takes out of three what the scenes never use: the shaders of its own materials and virtual reality, 28 KB brotli.
 * Every material of the scenes is a ShaderMaterial without `#include`; one that is not fails at its first compile with
 * three's own "Can not resolve #include". Built from three's sources, whose modules can be replaced one by one.
 */
export function leanThree(): Plugin {
  return {
    name: 'lean-three',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [{ find: /^three$/, replacement: fileURLToPath(import.meta.resolve('three/src/Three.js')) }],
      },
    }),
    transform(_code, id) {
      const path = id.split('?')[0] ?? id
      if (!path.includes('/three/src/')) return null
      const found = REPLACED.find(([end]) => path.endsWith(end))
      return found ? { code: found[1], map: null } : null
    },
  }
}
