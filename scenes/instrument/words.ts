import type { Place } from '#src/lib/set-piece.ts'
import type { Lighting } from './lighting.ts'
import { SCENE_HEIGHT, type SceneFrame } from './scene-props.ts'

/** Share of an anchor's width that words may take, from its left, or of `left` from its right; nothing where none stand. */
const WORDS: Partial<Record<Place, number>> = { hero: 0.45, right: 0, left: 0, aside: 0, close: 0.45 }

/** Where the words beside a scene end, units from the middle of its anchor; undefined where there are none. */
export function wordsEnd(
  place: Place,
  { width, height }: Readonly<Pick<SceneFrame, 'width' | 'height'>>,
): number | undefined {
  const share = WORDS[place]
  if (share === undefined) return undefined
  const end = ((share - 0.5) * SCENE_HEIGHT * width) / Math.max(1, height)
  return place === 'left' ? -end : end
}

/** Keeps the dust of a scene out of the words beside it. */
export function clearWords(lighting: Lighting, place: Place, frame: Readonly<SceneFrame>): void {
  const end = wordsEnd(place, frame)
  if (end !== undefined) lighting.uniforms.uWords.value.set(end, place === 'left' ? -1 : 1)
}
