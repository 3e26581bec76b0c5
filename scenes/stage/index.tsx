import type { SceneName } from '#scenes/index.ts'
import { quietClock } from './console.ts'
import { createStage, type StageHandle } from './stage.ts'

/** Covers the page and clips what of the canvas hangs over its end; the page's text lies above, by its z-index. */
function createWrapper(container: HTMLElement): HTMLElement {
  const wrapper = document.createElement('div')
  Object.assign(wrapper.style, { position: 'absolute', inset: '0', overflow: 'clip', pointerEvents: 'none' })
  // Hidden, so never in view: it is mounted and compiled like the scenes of the page, and never drawn.
  const samples = document.createElement('div')
  samples.hidden = true
  samples.dataset.scene = 'samples' satisfies SceneName
  wrapper.append(samples)
  container.append(wrapper)
  return wrapper
}

/**
 * Mounts the stage: one canvas for the whole visit. `container` must cover the page (its containing block the body,
 * as high as the document).
 */
export function mountStage(container: HTMLElement): StageHandle {
  quietClock()
  return createStage(createWrapper(container))
}
