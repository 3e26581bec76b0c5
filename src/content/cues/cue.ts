/** From and to, over the passage of its section through the view. */
export type Travel = readonly [from: number, to: number]

/**
 * Where in a section a set piece stands. `hero`: the whole first screen; `right`, `left`: a third of a tall section
 * head, the heading beside it; `aside`: along the right edge of a section whose text keeps to the left; `close`: the
 * end of a page.
 */
export type Place = 'hero' | 'right' | 'left' | 'aside' | 'close'

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
