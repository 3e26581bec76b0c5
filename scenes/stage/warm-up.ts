import {
  Mesh,
  NoColorSpace,
  type Object3D,
  OrthographicCamera,
  Points,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { SAMPLES } from './glow/config.ts'

/** What a scene needs before its first frame, made outside of a frame. */
interface WarmUp {
  /** Begins to compile the programs of a scene; resolves once they are linked. */
  compile: (scene: Scene, tier: Tier) => Promise<unknown>
  /** Draws a compiled scene out of sight: its buffers, textures and programs are on the GPU afterwards. */
  draw: (scene: Scene, tier: Tier) => void
  dispose: () => void
}

const FAR = 1e4
/** Sees every object, wherever it stands. */
const everywhere = new OrthographicCamera(-FAR, FAR, FAR, -FAR, -FAR, FAR)

/** One pixel that asks for the same programs as the canvas, or as a target for radiance. */
function createPixel(canvas: boolean): WebGLRenderTarget {
  const pixel = new WebGLRenderTarget(1, 1, { colorSpace: canvas ? SRGBColorSpace : NoColorSpace })
  // By this three tells that a target stands for a canvas, a headset's, and tone-maps what is drawn into it.
  return canvas ? Object.assign(pixel, { isXRRenderTarget: true }) : pixel
}

/** The same shaders and settings without the uniforms, which would hold on to a scene that has gone. */
function bare(material: ShaderMaterial): ShaderMaterial {
  const source = Object.create(material, { uniforms: { value: {} } }) as ShaderMaterial
  return new ShaderMaterial().copy(source)
}

/**
 * It keeps each program for as long as the canvas: three frees a program with its last material, and the next page would
 * link it anew. A program is found again only while a material with its shaders is alive, so one without a scene is.
 */
export function createWarmUp(gl: WebGLRenderer): WarmUp {
  const pixels = { canvas: createPixel(true), target: createPixel(false) }
  const kept = new Set<unknown>()

  function within<T>(tier: Tier, work: () => T): T {
    gl.setRenderTarget(SAMPLES[tier] === 0 ? pixels.canvas : pixels.target)
    const result = work()
    gl.setRenderTarget(null)
    return result
  }

  function keep(object: Object3D): void {
    if (!(object instanceof Mesh || object instanceof Points)) return
    const material: unknown = object.material
    if (!(material instanceof ShaderMaterial)) return
    const { currentProgram } = gl.properties.get(material) as { currentProgram?: unknown }
    if (!currentProgram || kept.has(currentProgram)) return
    kept.add(currentProgram)
    object.material = bare(material)
    gl.compile(object, everywhere)
    object.material = material
  }

  return {
    compile: (scene, tier) => within(tier, () => gl.compileAsync(scene, everywhere)),
    draw: (scene, tier) =>
      within(tier, () => {
        gl.render(scene, everywhere)
        scene.traverse(keep)
      }),
    dispose() {
      pixels.canvas.dispose()
      pixels.target.dispose()
    },
  }
}
