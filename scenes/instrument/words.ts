import type { Place } from '#src/lib/set-piece.ts'
import type { Lighting } from './lighting.ts'
import { SCENE_HEIGHT, type SceneFrame } from './scene-props.ts'

/** Share of an anchor's width that words may take, from its left, or of `left` from its right; nothing where none stand. */
const WORDS: Partial<Record<Place, number>> = { hero: 0.45, right: 0, left: 0, aside: 0, close: 0.45 }
/** Beside a section's head: under it the words take the whole width. */
const HEADS: ReadonlySet<Place> = new Set(['right', 'left'])
/** Height of the foot of its room, units, into which the words under a head reach. */
const FOOT = -0.3 * SCENE_HEIGHT
/** Over how many units dust comes back beside words: in the whole view softly. */
const SOFT: Partial<Record<Place, number>> = { hero: 5 }
/** So far down that nothing is beneath, units. */
const NOWHERE = -1e3

/**
 * Where a scene's dust is free of words, units from the middle of its anchor: where those beside it end, on which side of
 * that it is (right, or left if negative) and how steeply, 1 over units, and above which height. Undefined where there are no words.
 */
export function clearOf(
  place: Place,
  { width, height }: Readonly<Pick<SceneFrame, 'width' | 'height'>>,
): readonly [end: number, side: number, foot: number] | undefined {
  const share = WORDS[place]
  if (share === undefined) return undefined
  const side = place === 'left' ? -1 : 1
  const end = side * (share - 0.5) * SCENE_HEIGHT * (width / Math.max(1, height))
  return [end, side / (SOFT[place] ?? 1), HEADS.has(place) ? FOOT : NOWHERE]
}

/** Keeps the dust of a scene out of words. */
export function clearWords(lighting: Lighting, place: Place, frame: Readonly<SceneFrame>): void {
  const clear = clearOf(place, frame)
  if (clear) lighting.uniforms.uWords.value.set(...clear)
}
