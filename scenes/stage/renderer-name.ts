import type { WebGLRenderer } from 'three'
import { SOFTWARE } from '#src/lib/experience.ts'

/** Whether the renderer's name says that the CPU draws. Browsers that keep the name to themselves count as hardware. */
export function drawsOnCpu(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext()
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return SOFTWARE.test(String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)))
}
