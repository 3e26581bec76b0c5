import type { Place } from '#src/lib/set-piece.ts'
import type { Lighting } from './lighting.ts'
import { SCENE_HEIGHT, type SceneFrame } from './scene-props.ts'

/** Of its words a scene stands to the right, or to the left. */
type Side = 1 | -1

/** Share of an anchor's width that words may take, from one side; nothing where none stand. */
const WORDS: Partial<Record<Place, number>> = { hero: 0.45, right: 0, aside: 0, lane: 0, close: 0.45 }
/** Height of the foot of a room beside a section's head, units, into which the words under the head reach. */
const FOOT = -0.3 * SCENE_HEIGHT
/** Over how many units dust comes back beside words: softly where it lies wide. */
const SOFT: Partial<Record<Place, number>> = { hero: 5, aside: 3 }
/** So far down that nothing is beneath, units. */
const NOWHERE = -1e3

/**
 * Keeps the dust of a scene out of words, if there are any. Units from the middle of its anchor: where those beside it end, on
 * which side of that dust is free (right, or left if negative) and how steeply, 1 over units, and above which height.
 */
export function clearWords(
  lighting: Lighting,
  place: Place,
  { width, height }: Readonly<Pick<SceneFrame, 'width' | 'height'>>,
  side: Side = 1,
): void {
  const share = WORDS[place]
  if (share === undefined) return
  const end = side * (share - 0.5) * SCENE_HEIGHT * (width / Math.max(1, height))
  lighting.uniforms.uWords.value.set(end, side / (SOFT[place] ?? 1), place === 'right' ? FOOT : NOWHERE)
}
