/** What a page asks of the graphics card, counted from its first context on. */
export interface GpuWork {
  links: number
  /** Pictures given to the card whole. */
  textures: number
  /** Buffers over 256 KB. */
  buffers: number
  /** Those of the three that a frame waits for: a program that is linked in the frame in which it draws, an upload within one. */
  late: number
  draws: number
  uniforms: number
  /** Pixels of what is drawn into before it comes to the canvas. */
  targetPixels: number
}

declare global {
  interface Window {
    gpuWork: GpuWork
  }
}

/** Runs in the page before its scripts: counts the calls of every WebGL 2 context in `window.gpuWork`. */
export function recordGpu(): void {
  const LARGE = 256 * 1024
  const work = { links: 0, textures: 0, buffers: 0, late: 0, draws: 0, uniforms: 0, targetPixels: 0 }
  window.gpuWork = work
  let frame = 0
  let within = false
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      frame += 1
      within = true
      try {
        callback(now)
      } finally {
        within = false
      }
    })

  type Call = (this: WebGL2RenderingContext, ...values: unknown[]) => unknown
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, Call>
  const watch = (pattern: RegExp, seen: (...values: unknown[]) => void) => {
    for (const name of Object.keys(prototype).filter((one) => pattern.test(one))) {
      const original = prototype[name]
      if (!original) continue
      prototype[name] = function watched(...values) {
        seen(...values)
        return original.apply(this, values)
      }
    }
  }
  const uploaded = (kind: 'textures' | 'buffers') => {
    work[kind] += 1
    if (within) work.late += 1
  }
  /** Programs that have not drawn yet, and the frame in which each was linked. */
  const fresh = new Map<unknown, number>()
  let current: unknown = null
  watch(/^linkProgram$/, (program) => {
    work.links += 1
    fresh.set(program, within ? frame : -1)
  })
  watch(/^useProgram$/, (program) => {
    current = program
  })
  watch(/^draw(Arrays|Elements)/, () => {
    work.draws += 1
    if (within && fresh.get(current) === frame) work.late += 1
    fresh.delete(current)
  })
  watch(/^uniform(\d|Matrix)/, () => {
    work.uniforms += 1
  })
  watch(/^bufferData$/, (_target, data) => {
    const bytes = typeof data === 'number' ? data : ((data as ArrayBuffer | null)?.byteLength ?? 0)
    if (bytes > LARGE) uploaded('buffers')
  })
  watch(/^texImage/, (...values) => {
    // Without data it becomes a target.
    if (values.at(-1) === null) work.targetPixels += Number(values[3]) * Number(values[4])
    else uploaded('textures')
  })
  watch(/^texSubImage/, () => uploaded('textures'))
  watch(/^renderbufferStorage/, (...values) => {
    work.targetPixels += Number(values.at(-2)) * Number(values.at(-1))
  })
}
