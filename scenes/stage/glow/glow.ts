import type { WebGLRenderer, WebGLRenderTarget } from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { createBloom, type Bloom } from './bloom.ts'
import { createComposite, type NearBlur } from './composite.ts'
import { GLOW, SAMPLES } from './config.ts'
import { createTarget } from './target.ts'

/**
 * How a frame gets to the canvas. At low, scenes are drawn on it. Above, they are drawn into a target that keeps light
 * brighter than white, which one composite brings to the canvas, with the glow of that light at night.
 */
export interface Glow {
  /** Clears what the frame is drawn into and directs drawing there. */
  begin: (tier: Tier) => void
  /** Brings the frame to the canvas, blurred by this share of its height; returns how many full-screen draws that took. */
  finish: (tier: Tier, night: number, defocus: number, near: Readonly<NearBlur>) => number
  /** Of the target. */
  bytes: () => number
  /** Frees what frames are drawn into; the next frame makes it anew. */
  rest: () => void
  dispose: () => void
}

export function createGlow(gl: WebGLRenderer): Glow {
  const composite = createComposite()
  const quad = new FullScreenQuad(composite.material)
  let bloom: Bloom | null = null
  const target = createTarget(gl, (width, height) => bloom?.resize(width, height))

  const targetFor = (tier: Tier) => (SAMPLES[tier] > 0 ? target.get(SAMPLES[tier]) : null)

  function rest(): void {
    target.dispose()
    bloom?.dispose()
    bloom = null
  }

  /** The blurred bright light of the frame. */
  function blurred(drawn: WebGLRenderTarget) {
    if (!bloom) {
      bloom = createBloom(gl)
      bloom.resize(drawn.width, drawn.height)
    }
    return bloom.render(drawn)
  }

  return {
    begin(tier) {
      if (SAMPLES[tier] === 0) rest()
      gl.setRenderTarget(targetFor(tier))
      gl.clear()
    },
    finish(tier, night, defocus, near) {
      const drawn = targetFor(tier)
      if (!drawn) return 0
      const { calls } = gl.info.render
      // Samples are resolved by the draws of a scene: without one the target's picture is still that of the last frame.
      if (calls === 0) {
        gl.setRenderTarget(null)
        gl.clear()
        return 0
      }
      composite.set(drawn.texture, night > 0 ? blurred(drawn) : null, GLOW.strength * night)
      composite.focus(defocus, near, drawn.height / drawn.width)
      gl.setRenderTarget(null)
      quad.render(gl)
      return gl.info.render.calls - calls
    },
    bytes: target.bytes,
    rest,
    dispose() {
      rest()
      composite.material.dispose()
      quad.dispose()
    },
  }
}
