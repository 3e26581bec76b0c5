import { HalfFloatType, Vector2, WebGLRenderTarget, type WebGLRenderer } from 'three'

/** What scenes are drawn into: half floats, as large as the canvas. */
export interface Target {
  /** The one with that many samples a pixel; made, or made anew, where it has another size. */
  get: (samples: number) => WebGLRenderTarget
  /** Bytes of the one there is, all samples counted. */
  bytes: () => number
  dispose: () => void
}

/** Half floats, red to alpha; depth and stencil. */
const COLOUR_BYTES = 8
const DEPTH_BYTES = 4

const size = new Vector2()

export function createTarget(gl: WebGLRenderer, resized: (width: number, height: number) => void): Target {
  let target: WebGLRenderTarget | null = null

  function get(samples: number): WebGLRenderTarget {
    if (target?.samples !== samples) {
      target?.dispose()
      // Nothing reads its depth. Its stencil, in the same four bytes, cuts what is seen through a glass (pane.tsx).
      target = new WebGLRenderTarget(1, 1, {
        type: HalfFloatType,
        samples,
        stencilBuffer: true,
        resolveDepthBuffer: false,
        resolveStencilBuffer: false,
      })
    }
    gl.getDrawingBufferSize(size)
    if (target.width !== size.x || target.height !== size.y) {
      target.setSize(size.x, size.y)
      resized(size.x, size.y)
    }
    return target
  }

  return {
    get,
    bytes() {
      if (!target) return 0
      const { width, height, samples } = target
      return width * height * ((COLOUR_BYTES + DEPTH_BYTES) * samples + COLOUR_BYTES)
    },
    dispose() {
      target?.dispose()
      target = null
    },
  }
}
