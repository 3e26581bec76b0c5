import { createRoot, extend, type ReconcilerRoot, type RootState } from '@react-three/fiber'
import { PerspectiveCamera, Scene, WebGLRenderer, type Material } from 'three'
import { elements } from '#scenes/instrument/elements.ts'
import { SCENE_DISTANCE, SCENE_FOV } from '#scenes/instrument/scene-props.ts'
import { PLACES, view as viewFrom, type Flight } from './flight.ts'
import { aim } from './lens.ts'
import { placeCanvas, type Rect } from './rects.ts'
import type { Slot } from './slot.ts'
import { StageRoot } from './stage-root.tsx'
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
  dispose: () => void
}

interface Options {
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

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  // Set from script: the security policy forbids style attributes in HTML.
  Object.assign(canvas.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    display: 'block',
    maxWidth: 'none',
  })
  return canvas
}

/** The context is made here, not by three, which would report a refusal as an error of the page. */
function createContext(canvas: HTMLCanvasElement, antialias: boolean): WebGL2RenderingContext {
  const context = canvas.getContext('webgl2', { antialias, alpha: true, powerPreference: 'high-performance' })
  if (!context) throw new Error('no WebGL 2 context')
  return context
}

function createCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera(SCENE_FOV, 1, 0.1, 200)
  camera.position.z = SCENE_DISTANCE
  // Keeps React Three Fiber from setting the aspect by the canvas.
  return Object.assign(camera, { manual: true })
}

/** Whether the GPU process has finished a material's program; one that is gone meanwhile counts as finished. */
function compiled(gl: WebGLRenderer, material: Material): boolean {
  const properties = gl.properties.get(material) as { currentProgram?: { isReady: () => boolean } }
  return properties.currentProgram?.isReady() ?? true
}

async function open(canvas: HTMLCanvasElement, camera: PerspectiveCamera, options: Options) {
  const context = createContext(canvas, options.antialias)
  extend({ ...elements, Scene })
  const root: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas)
  // Awaited: React Three Fiber rejects here, and an error boundary would never hear of it.
  await root.configure({
    frameloop: 'never',
    flat: true,
    dpr: 1,
    camera,
    size: { width: 1, height: 1, top: 0, left: 0 },
    gl: () => new WebGLRenderer({ canvas, context, alpha: true, antialias: options.antialias }),
  })
  return root
}

export function createSession(options: Options): Session {
  const { wrapper, tracker, flight } = options
  const canvas = createCanvas()
  const camera = createCamera()
  const box: Rect = { left: 0, top: -1, width: 0, height: 0 }
  let root: ReconcilerRoot<HTMLCanvasElement> | null = null
  let state: RootState | null = null
  let disposed = false

  const lost = (event: Event) => {
    // Without this the browser never gives the context back.
    event.preventDefault()
    options.contextLost()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', options.contextRestored)
  wrapper.append(canvas)

  function draw(): void {
    if (!state) return
    const { gl } = state
    gl.info.reset()
    gl.clear()
    const slots = tracker.slots()
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]
      if (!slot?.scene || !options.due(slot)) continue
      viewFrom(flight.now, PLACES[slot.area], camera)
      aim(camera, slot.rect, box)
      gl.clearDepth()
      gl.render(slot.scene, camera)
      options.drawn(slot, camera, box)
    }
  }

  async function start(): Promise<void> {
    root = await open(canvas, camera, options)
    if (disposed) return root.unmount()
    const store = root.render(<StageRoot tracker={tracker} draw={draw} broke={options.broke} />)
    state = store.getState()
    state.gl.autoClear = false
    state.gl.info.autoReset = false
    options.created()
  }
  start().catch(() => {
    if (!disposed) options.broke()
  })

  return {
    canvas,
    state: () => state,
    prepare(slot) {
      if (!state || !slot.scene || slot.ready) return
      const { gl } = state
      slot.compiling ??= gl.compile(slot.scene, camera)
      for (const material of slot.compiling) if (!compiled(gl, material)) return
      slot.ready = true
    },
    frame(time, pixelRatio) {
      if (!state) return
      const { top, width, height } = box
      placeCanvas(tracker.view, box)
      if (box.top !== top) canvas.style.transform = `translate3d(0, ${box.top}px, 0)`
      if (box.width !== width || box.height !== height) state.setSize(box.width, box.height)
      if (state.gl.getPixelRatio() !== pixelRatio) state.setDpr(pixelRatio)
      state.advance(time)
    },
    dispose() {
      disposed = true
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', options.contextRestored)
      canvas.remove()
      root?.unmount()
    },
  }
}
