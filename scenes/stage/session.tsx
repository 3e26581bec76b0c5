import type { RootState } from '@react-three/fiber'
import type { Material, PerspectiveCamera, WebGLRenderer } from 'three'
import { PLACES, view as viewFrom, type Flight } from './flight.ts'
import { aim } from './lens.ts'
import { placeCanvas, type Rect } from './rects.ts'
import { closeRoot, createCamera, openRoot, type Root } from './root.ts'
import type { Slot } from './slot.ts'
import { StageRoot } from './stage-root.tsx'
import { createSurface } from './surface.ts'
import type { Tracker } from './tracker.ts'

/** One canvas with its context and React root. Lost contexts are not repaired: a new session takes over. */
export interface Session {
  /** Null until the root has been made. */
  state: () => RootState | null
  /** Begins or follows the compiling of a slot's shaders, without waiting for the GPU. */
  prepare: (slot: Slot) => void
  /** Puts the canvas into place and draws the slots that are due, in one go. */
  frame: (time: number, pixelRatio: number) => void
  canvas: HTMLCanvasElement
  /** The context is lost: frees what hung on it while the GPU does not listen, and waits for it to come back. */
  abandon: () => void
  dispose: () => void
}

export interface SessionOptions {
  wrapper: HTMLElement
  tracker: Tracker
  flight: Flight
  antialias: boolean
  due: (slot: Slot) => boolean
  /** After a slot has been drawn, with the camera as it was. */
  drawn: (slot: Slot, camera: PerspectiveCamera, canvas: Readonly<Rect>) => void
  /** The root is there: scenes may be drawn. */
  created: () => void
  contextLost: () => void
  contextRestored: () => void
  broke: () => void
}

/** Whether the GPU process has finished a material's program; one that is gone meanwhile counts as finished. */
function compiled(gl: WebGLRenderer, material: Material): boolean {
  const properties = gl.properties.get(material) as { currentProgram?: { isReady: () => boolean } }
  return properties.currentProgram?.isReady() ?? true
}

function prepare(slot: Slot, gl: WebGLRenderer, camera: PerspectiveCamera): void {
  if (!slot.scene || slot.ready) return
  slot.compiling ??= gl.compile(slot.scene, camera)
  for (const material of slot.compiling) if (!compiled(gl, material)) return
  slot.ready = true
}

/** Draws each slot due through its own lens, one over the other. */
function drawSlots(
  gl: WebGLRenderer,
  camera: PerspectiveCamera,
  canvas: Rect,
  options: SessionOptions,
): void {
  gl.info.reset()
  gl.clear()
  const slots = options.tracker.slots()
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]
    if (!slot?.scene || !options.due(slot)) continue
    viewFrom(options.flight.now, PLACES[slot.area], camera)
    aim(camera, slot.rect, canvas)
    gl.clearDepth()
    gl.render(slot.scene, camera)
    options.drawn(slot, camera, canvas)
  }
}

export function createSession(options: SessionOptions): Session {
  const { tracker } = options
  const surface = createSurface(options)
  const { canvas } = surface
  const camera = createCamera()
  const box: Rect = { left: 0, top: -1, width: 0, height: 0 }
  let root: Root | null = null
  let state: RootState | null = null
  let closed = false

  async function start(): Promise<void> {
    const opened = await openRoot(surface, camera, options.antialias)
    if (closed) return closeRoot(opened, undefined)
    root = opened
    const draw = () => state && drawSlots(state.gl, camera, box, options)
    state = opened.render(<StageRoot tracker={tracker} draw={draw} broke={options.broke} />).getState()
    state.gl.autoClear = false
    state.gl.info.autoReset = false
    options.created()
  }

  function close(): void {
    closed = true
    if (root) closeRoot(root, state?.gl)
    root = null
    state = null
  }

  start().catch(() => {
    if (!closed) options.broke()
  })

  return {
    canvas,
    state: () => state,
    prepare: (slot) => state && prepare(slot, state.gl, camera),
    frame(time, pixelRatio) {
      if (!state) return
      const { top, width, height } = box
      placeCanvas(tracker.view, box)
      if (box.top !== top) canvas.style.transform = `translate3d(0, ${box.top}px, 0)`
      if (box.width !== width || box.height !== height) state.setSize(box.width, box.height)
      if (state.gl.getPixelRatio() !== pixelRatio) state.setDpr(pixelRatio)
      state.advance(time)
    },
    abandon() {
      canvas.style.visibility = 'hidden'
      close()
    },
    dispose() {
      close()
      surface.release()
    },
  }
}
