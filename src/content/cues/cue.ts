/** From and to, over the passage of its section through the view. */
export type Travel = readonly [from: number, to: number]

/**
 * Where in a section a set piece stands. `hero`: the whole first screen; `right`, `left`: a third of a tall section
 * head, the heading beside it; `aside`: along the right edge of a section whose text keeps to the left; `close`: the
 * end of a page; `margin`: pale, cropped by the edge of the view, behind a section that is read.
 */
export type Place = 'hero' | 'right' | 'left' | 'aside' | 'close' | 'margin'

/** What a set piece does in one section: all that is tuned by eye, and nothing else. */
export interface Cue {
  id: string
  /** Name of the scene in the registry. */
  scene: string
  place: Place
  /** Its centre, as shares of the anchor's width and height from the top left. */
  at: readonly [x: number, y: number]
  /** Units of the scene become so much larger; 1 fits a piece of radius 4 into the anchor's height. */
  size: number
  /** Lean towards the reader, roll across and turn about its axis, degrees. */
  lean: Travel
  roll: Travel
  turn: Travel
  /** Gain on the light panels. */
  light: number
  /** State of the piece's own mechanism, 0..1; what it is, the scene says. */
  drive: Travel
  /** It passes behind words: pale throughout (`VEIL`). */
  veiled?: true
  /** It has a still where the canvas is not; first screens and the ends of pages always have. */
  still?: true
  /** Which of its parts it shows, where it has a choice; from 0. */
  show?: number
}

/** A page's cues by their names. */
export const named =
  <Id extends string>(cues: readonly (Cue & { id: Id })[]) =>
  (id: Id): Cue => {
    const found = cues.find((cue) => cue.id === id)
    if (!found) throw new Error(`no cue ${id}`)
    return found
  }

/** Ends the name of a cue whose piece has stepped back to the margin. */
export const REST = '-rest'

/** Opacity of a piece behind words: soft ink keeps a contrast of 7 on it in both themes. */
export const VEIL = { day: 0.06, night: 0.13 } as const

/** File name of its piece's still in public/media, without the theme; undefined where the cue has none. */
export const stillOf = ({ scene, place, still }: Cue) =>
  place === 'hero' || place === 'close' || still ? `piece-${scene}` : undefined

/** A section with a tall head is read below it, and its piece steps back there. */
export const restsOf = ({ place }: Cue) => place !== 'hero' && place !== 'aside'

/** The piece of a cue once its section is read: half outside the view, on the side where it stood. */
export function restOf(cue: Cue): Cue {
  const left = cue.place === 'left' || (cue.place === 'margin' && cue.at[0] < 0.5)
  return {
    ...cue,
    id: cue.id + REST,
    place: 'margin',
    at: [left ? 0 : 1, 0.52],
    size: 1.42,
    lean: [cue.lean[1], 74],
    roll: [cue.roll[1], cue.roll[0]],
    turn: [cue.turn[1], cue.turn[1] + 70],
    light: 1,
    veiled: true,
    drive: [1, 0.7],
  }
}
