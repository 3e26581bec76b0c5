import type { PerspectiveCamera, WebGLRenderer } from 'three'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { releaseSharedTextures } from '#scenes/instrument/shared-texture.ts'
import { drawnRect } from './carry-over.ts'
import { PLACES, view as viewFrom, type Flight } from './flight.ts'
import type { NearBlur } from './glow/composite.ts'
import { createGlow } from './glow/glow.ts'
import { aim } from './lens.ts'
import type { Rect } from './rects.ts'
import type { MountedTier, Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'
import { createWarmUp } from './warm-up.ts'

/** The scenes' own draws, and the full-screen ones that brought them to the canvas. */
interface FrameCost {
  draws: number
  triangles: number
  points: number
  passes: number
}

export interface DrawingOptions {
  tracker: Tracker
  flight: Flight
  /** What scenes are drawn with, and how much night there is, 0..1. */
  tier: () => Tier
  night: () => number
  /** Radius of a blur of the whole picture, a share of its height; 0 is sharp. */
  defocus: () => number
  /** The blur of what stands before a scene that comes in. */
  near: (canvas: Readonly<Rect>) => Readonly<NearBlur>
  due: (slot: Slot) => boolean
  /** After a slot has been drawn, with the camera as it was. */
  drawn: (slot: Slot, camera: PerspectiveCamera, canvas: Readonly<Rect>) => void
}

/** The GPU's side of a renderer: programs, the scenes' draws, and their way to the canvas. */
export interface Drawing {
  /** Begins the compiling of a scene's programs, without waiting for the GPU; it is `ready` once a draw would wait for nothing. */
  prepare: (mounted: MountedTier) => void
  /** Draws a whole frame. */
  draw: () => void
  /** Of the last frame. */
  cost: Readonly<FrameCost>
  /** Bytes of what scenes are drawn into before they come to the canvas. */
  targetBytes: () => number
  /** No frame is due for long: frees what frames are drawn into. */
  rest: () => void
  dispose: () => void
}

export function createDrawing(
  gl: WebGLRenderer,
  camera: PerspectiveCamera,
  canvas: Readonly<Rect>,
  options: DrawingOptions,
): Drawing {
  const glow = createGlow(gl)
  const warmUp = createWarmUp(gl)
  const way: Rect = { left: 0, top: 0, width: 1, height: 1 }
  const cost: FrameCost = { draws: 0, triangles: 0, points: 0, passes: 0 }
  gl.autoClear = false
  gl.info.autoReset = false

  function prepare(mounted: MountedTier): void {
    if (mounted.compiling) return
    mounted.compiling = true
    const { scene, tier } = mounted
    void warmUp.compile(scene, tier).then(() => {
      // What has been freed meanwhile must not be uploaded again.
      if (mounted.gone || gl.getContext().isContextLost()) return
      warmUp.draw(scene, tier)
      mounted.ready = true
    })
  }

  /** Draws each slot due through its own lens, one over the other. */
  function drawSlots(): void {
    const slots = options.tracker.slots()
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]
      if (!slot?.shown || !options.due(slot)) continue
      viewFrom(options.flight.now, PLACES[slot.area], camera)
      aim(camera, drawnRect(slot, way), canvas)
      gl.clearDepth()
      gl.render(slot.shown.scene, camera)
      options.drawn(slot, camera, canvas)
    }
  }

  function draw(): void {
    const tier = options.tier()
    gl.info.reset()
    glow.begin(tier)
    drawSlots()
    const { calls, triangles, points } = gl.info.render
    cost.draws = calls
    cost.triangles = triangles
    cost.points = points
    cost.passes = glow.finish(tier, options.night(), options.defocus(), options.near(canvas))
  }

  function dispose(): void {
    glow.dispose()
    warmUp.dispose()
    releaseSharedTextures()
  }

  return { prepare, draw, cost, targetBytes: glow.bytes, rest: glow.rest, dispose }
}
