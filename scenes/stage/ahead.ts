import type { SceneName } from '#scenes/index.ts'
import { type ExpectedScene, stageStore } from '#src/stores/stage.ts'

const SHARED = { scene: 'samples' satisfies SceneName }

/** An element without a size that asks for a scene, which is then mounted, compiled, and drawn once out of sight. */
function createElement({ scene, placement }: ExpectedScene): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.dataset, { ahead: '', scene, ...(placement && { placement }) })
  return element
}

/**
 * Asks for scenes that the page shows nowhere: one of each part that scenes share, and what the page of a link has for
 * itself once somebody points at the link. Their programs outlive them (warm-up.ts).
 */
export function prepareAhead(wrapper: HTMLElement): () => void {
  const place = document.createElement('div')
  place.hidden = true
  const shared = createElement(SHARED)
  const fill = (scenes: readonly ExpectedScene[]) =>
    place.replaceChildren(shared, ...scenes.map(createElement))
  fill(stageStore.getState().expected)
  wrapper.append(place)
  const forget = stageStore.subscribe(({ expected }, before) => {
    if (expected !== before.expected) fill(expected)
  })
  return () => {
    forget()
    place.remove()
  }
}
