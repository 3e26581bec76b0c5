import type { RootState } from '@react-three/fiber'
import { nextTask } from '#src/lib/task.ts'
import { createDrawing, type Drawing, type DrawingOptions } from './drawing.ts'
import type { Measure } from './measure.tsx'
import { placeCanvas, type Rect } from './rects.ts'
import { closeRoot, createCamera, openRoot, type Root } from './root.ts'
import { StageRoot } from './stage-root.tsx'
import { createSurface } from './surface.ts'
import type { Tracker } from './tracker.ts'

/** One canvas with its context and React root. Lost contexts are not repaired: a new renderer takes over. */
export interface StageRenderer {
  /** Null until the root has been made. */
  state: () => RootState | null
  /** Made with the root. */
  drawing: () => Drawing | null
  /** Puts the canvas into place and draws the slots that are due, in one go. */
  frame: (time: number, pixelRatio: number) => void
  canvas: HTMLCanvasElement
  /** The context is lost: frees its resources while no GPU call can follow, and waits until it is restored. */
  abandon: () => void
  dispose: () => void
}

export interface RendererOptions extends DrawingOptions {
  wrapper: HTMLElement
  measure: Measure
  /** The root is there: scenes may be drawn. */
  created: () => void
  contextLost: () => void
  contextRestored: () => void
  broke: () => void
}

/** Moves and sizes the canvas with the view. */
function place(canvas: HTMLCanvasElement, state: RootState, tracker: Tracker, box: Rect): void {
  const { top, width, height } = box
  placeCanvas(tracker.view, box)
  if (box.top !== top) canvas.style.transform = `translate3d(0, ${box.top}px, 0)`
  if (box.width !== width || box.height !== height) state.setSize(box.width, box.height)
}

export function createRenderer(options: RendererOptions): StageRenderer {
  const { tracker } = options
  const surface = createSurface(options)
  const { canvas } = surface
  const camera = createCamera()
  const box: Rect = { left: 0, top: -1, width: 0, height: 0 }
  let root: Root | null = null
  let state: RootState | null = null
  let drawing: Drawing | null = null
  let closed = false

  async function start(): Promise<void> {
    // The context has been made in this one.
    await nextTask()
    if (closed) return
    const opened = await openRoot(surface, camera)
    if (closed) return closeRoot(opened, undefined)
    root = opened
    const draw = () => drawing?.draw()
    state = opened.render(<StageRoot {...options} draw={draw} />).getState()
    drawing = createDrawing(state.gl, camera, box, options)
    options.created()
  }

  function close(): void {
    closed = true
    drawing?.dispose()
    if (root) closeRoot(root, state?.gl)
    drawing = null
    root = null
    state = null
  }

  start().catch(() => {
    if (!closed) options.broke()
  })

  return {
    canvas,
    state: () => state,
    drawing: () => drawing,
    frame(time, pixelRatio) {
      if (!state) return
      place(canvas, state, tracker, box)
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
