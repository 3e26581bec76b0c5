/** From and to, over the passage of its section through the view. */
export type Travel = readonly [from: number, to: number]

/**
 * Where in a section a set piece stands. `hero`: the whole first screen; `right`, `left`: a third of a tall section
 * head, the heading beside it; `aside`: along the right edge of a section whose text keeps to the left; `close`: the
 * end of a page; `margin`: cropped by the edge of the view, beside a section that is read; `end`: a horizon under the
 * last line of every page; `held`: in the view for as long as a section is held there; `card`: in a card that leads to
 * the page it opens.
 */
export type Place = 'hero' | 'right' | 'left' | 'aside' | 'close' | 'margin' | 'end' | 'held' | 'card'

/**
 * How a piece stands while its section is read. `lane`: lit, in a margin that wide views leave it, and pale behind the
 * words of narrower ones; `panels`: lit, behind panels that let a little of it through; `wide`: pale behind the words,
 * as they take the whole width; `none`: not at all, as the next scene is near or a band covers the section.
 */
export type Rest = 'lane' | 'panels' | 'wide' | 'none'

/** A set piece in a section, as the page knows it. */
export interface Spot {
  id: string
  /** Name of the scene in the registry. */
  scene: string
  place: Place
  /** `lane` unless said otherwise. */
  rest?: Rest
  /** It has a still where the canvas is not; first screens and the ends of pages always have. */
  still?: true
}

/** What a set piece does there: all that is tuned by eye, and nothing else. */
export interface Cue extends Spot {
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
  /** It passes behind words, and is pale there (`VEIL`). */
  veiled?: true
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

/** Ends the name of a cue whose piece stands in a card, as it will where the cue has it. */
export const CARD = '-card'

/** File name of its piece's still in public/media, without the theme; undefined where the cue has none. */
export const stillOf = ({ scene, place, still }: Spot) =>
  place === 'hero' || place === 'close' || still ? `piece-${scene}` : undefined

/** A section with a tall head is read below it, and its piece steps back there. */
export const restsOf = ({ place, rest }: Spot) =>
  rest !== 'none' && !['hero', 'aside', 'end', 'held'].includes(place)
