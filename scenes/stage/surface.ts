interface Options {
  wrapper: HTMLElement
  contextLost: () => void
  contextRestored: () => void
}

/** A canvas in the page with its context. Made for one renderer and never used again. */
export interface Surface {
  canvas: HTMLCanvasElement
  /** Null where the browser refuses one. */
  context: WebGL2RenderingContext | null
  release: () => void
}

/** The context is made here: three would report a refusal as an error on the console. Some blockers throw. */
function createContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  try {
    return canvas.getContext('webgl2', { antialias: false, alpha: true, powerPreference: 'high-performance' })
  } catch {
    return null
  }
}

export function createSurface({ wrapper, contextLost, contextRestored }: Options): Surface {
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
  wrapper.append(canvas)
  const context = createContext(canvas)
  const ending = new AbortController()
  const { signal } = ending

  const lost = (event: Event) => {
    // Without this the browser never gives the context back.
    event.preventDefault()
    contextLost()
  }
  canvas.addEventListener('webglcontextlost', lost, { signal })
  canvas.addEventListener('webglcontextrestored', contextRestored, { signal })

  return {
    canvas,
    context,
    release() {
      ending.abort()
      canvas.remove()
      // A context restored after its renderer was disposed would stay until garbage collection; browsers allow only a few.
      if (context && !context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
