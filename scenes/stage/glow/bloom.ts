import { LuminanceMaterial, LuminancePass, MipmapBlurPass, Pass } from 'postprocessing'
import {
  HalfFloatType,
  WebGLRenderTarget,
  type BufferGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { BLOOM_SCALE, BLUR_LEVELS, GLOW } from './config.ts'

/** Picks out what is brighter than the page's white and spreads it. */
export interface Bloom {
  resize: (width: number, height: number) => void
  /** Blurs the light of what has been drawn; the result stays the same texture until the next resize. */
  render: (drawn: WebGLRenderTarget) => Texture
  dispose: () => void
}

/** How often the shorter side can be halved before nothing is left of it. */
export function levelsFor(width: number, height: number): number {
  return Math.max(1, Math.min(BLUR_LEVELS, Math.floor(Math.log2(Math.min(width, height)))))
}

/** The triangle that all passes draw. Disposed with the pass, as it would otherwise keep every renderer in memory. */
const shared = Pass as unknown as { fullscreenGeometry: BufferGeometry }

/** The library's two passes, driven by hand: its composer writes colours that are brighter than their alpha. */
export function createBloom(gl: WebGLRenderer): Bloom {
  const bright = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  const luminance = new LuminancePass({ renderTarget: bright })
  const material = new LuminanceMaterial(true)
  luminance.fullscreenMaterial = material
  material.threshold = GLOW.threshold
  material.smoothing = GLOW.smoothing
  const blur = new MipmapBlurPass()
  blur.radius = GLOW.radius
  luminance.initialize(gl, true, HalfFloatType)

  return {
    resize(width, height) {
      const w = Math.max(2, Math.round(width * BLOOM_SCALE))
      const h = Math.max(2, Math.round(height * BLOOM_SCALE))
      bright.setSize(w, h)
      blur.levels = levelsFor(w, h)
      blur.initialize(gl, true, HalfFloatType)
      blur.setSize(w, h)
    },
    render(drawn) {
      luminance.render(gl, drawn, drawn)
      blur.render(gl, bright, bright)
      return blur.texture
    },
    dispose() {
      luminance.dispose()
      blur.dispose()
      shared.fullscreenGeometry.dispose()
    },
  }
}
