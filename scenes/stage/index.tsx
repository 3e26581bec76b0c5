import { filterConsole } from './console.ts'
import { createStage, type StageHandle } from './stage.ts'

/** Covers the page and clips what of the canvas hangs over its end; the page's text lies above, by its z-index. */
function createWrapper(container: HTMLElement): HTMLElement {
  const wrapper = document.createElement('div')
  Object.assign(wrapper.style, { position: 'absolute', inset: '0', overflow: 'clip', pointerEvents: 'none' })
  container.append(wrapper)
  return wrapper
}

/**
 * Mounts the stage: one canvas for the whole visit. `container` must cover the page (its containing block the body,
 * as high as the document).
 */
export function mountStage(container: HTMLElement): StageHandle {
  filterConsole()
  return createStage(createWrapper(container))
}
