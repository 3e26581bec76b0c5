/*
 * What parts of a vignette do in its film, as data. `what` is a selector of the markup; times are milliseconds. A film
 * begins and ends with the picture itself: what an act brings is there, withdraws while the board clears, and comes back
 * at its own time.
 */

interface Timing {
  /** Selector; every element that it finds acts. */
  what: string
  at: number
  /** How long it takes. */
  lasts: number
  /** So much later begins each next element. */
  each: number
}

/** An ellipse: its middle, how it leans in degrees, and its height as a share of its width. */
export interface Orbit {
  cx: number
  cy: number
  lean: number
  flat: number
}

/** Value and moment: `[at, text]`. */
type Said = readonly (readonly [at: number, text: string])[]

export type Act = Timing &
  (
    | { kind: 'appear'; rise: number }
    | { kind: 'draw' }
    | { kind: 'wipe'; from: 'left' | 'right' }
    | { kind: 'grow'; axis: 'x' | 'y' }
    | { kind: 'words' }
    /** The number in the text goes through these values; the last is its own. */
    | { kind: 'count'; from: number; goes: readonly (readonly [at: number, value: number])[] }
    /** What stands there from each moment until `until`, when it is its own text again. */
    | { kind: 'say'; said: Said; until: number }
    /** A style that holds until `until`. */
    | { kind: 'tone'; property: string; value: string; until: number }
    /** A tint behind it until `until`. */
    | { kind: 'tint'; until: number }
    /** Less of it. */
    | { kind: 'dim'; until: number }
    /** None of it. */
    | { kind: 'hide'; until: number }
    /** For what only the film has. */
    | { kind: 'show'; until: number }
    | { kind: 'press' }
    /** A ring that widens once. */
    | { kind: 'pulse'; scale: number }
    /** Through these places, in px from its own. */
    | { kind: 'move'; places: readonly (readonly [at: number, x: number, y: number])[] }
    /** Through these angles, in degrees around the origin of its drawing. */
    | { kind: 'turn'; angles: readonly (readonly [at: number, degrees: number])[] }
    /** Along a path, from its beginning to its end. */
    | { kind: 'travel'; path: string }
    /** Along the orbit on which the picture has it, through so many degrees, until `until`. */
    | { kind: 'orbit'; orbit: Orbit; degrees: number; until: number }
    /** Higher and lower, as loudness. */
    | { kind: 'sound'; until: number }
  )

export interface Stop {
  /** When it is there. */
  at: number
  /** Selector of what it points at, and where in it: shares of its size. */
  on: string
  x?: number
  y?: number
  press?: boolean
}

export interface Board {
  /** Length, ms. */
  length: number
  acts: readonly Act[]
  /** The way of the pointer; none where nobody points. */
  pointer?: readonly Stop[]
}

/** When the picture begins to withdraw, and when that is done. */
export const CLEAR = { from: 500, until: 900 } as const

interface Options {
  lasts?: number
  each?: number
}
const timing = (what: string, at: number, lasts: number, { each = 0, ...given }: Options = {}): Timing => ({
  what,
  at,
  each,
  lasts: given.lasts ?? lasts,
})

export const appear = (what: string, at: number, options: Options & { rise?: number } = {}): Act => ({
  ...timing(what, at, 550, options),
  kind: 'appear',
  rise: options.rise ?? 10,
})
export const draw = (what: string, at: number, options?: Options): Act => ({
  ...timing(what, at, 1200, options),
  kind: 'draw',
})
export const wipe = (what: string, at: number, options: Options & { from?: 'left' | 'right' } = {}): Act => ({
  ...timing(what, at, 1200, options),
  kind: 'wipe',
  from: options.from ?? 'left',
})
export const grow = (what: string, at: number, options: Options & { axis?: 'x' | 'y' } = {}): Act => ({
  ...timing(what, at, 700, options),
  kind: 'grow',
  axis: options.axis ?? 'y',
})
export const words = (what: string, at: number, options?: Options): Act => ({
  ...timing(what, at, 1000, options),
  kind: 'words',
})
export const count = (
  what: string,
  from: number,
  goes: readonly (readonly [at: number, value: number])[],
  options?: Options,
): Act => ({ ...timing(what, goes[0]?.[0] ?? 0, 700, options), kind: 'count', from, goes })
export const say = (what: string, said: Said, until: number): Act => ({
  ...timing(what, said[0]?.[0] ?? CLEAR.until, 0),
  kind: 'say',
  said,
  until,
})
export const tone = (
  what: string,
  [property, value]: readonly [string, string],
  at: number,
  until: number,
): Act => ({ ...timing(what, at, 0), kind: 'tone', property, value, until })
const during =
  (kind: 'tint' | 'dim' | 'hide' | 'show') =>
  (what: string, at: number, until: number, options?: Options): Act => ({
    ...timing(what, at, 350, options),
    kind,
    until,
  })
export const tint = during('tint')
export const dim = during('dim')
export const hide = during('hide')
export const show = during('show')
export const press = (what: string, at: number): Act => ({ ...timing(what, at, 380), kind: 'press' })
export const pulse = (what: string, at: number, scale = 3, options?: Options): Act => ({
  ...timing(what, at, 1100, options),
  kind: 'pulse',
  scale,
})
export const move = (
  what: string,
  places: readonly (readonly [at: number, x: number, y: number])[],
  lasts = 550,
): Act => ({ ...timing(what, places[0]?.[0] ?? 0, lasts), kind: 'move', places })
export const turn = (
  what: string,
  angles: readonly (readonly [at: number, degrees: number])[],
  lasts = 900,
): Act => ({ ...timing(what, angles[0]?.[0] ?? 0, lasts), kind: 'turn', angles })
export const travel = (what: string, path: string, at: number, options?: Options): Act => ({
  ...timing(what, at, 1400, options),
  kind: 'travel',
  path,
})
export const orbit = (what: string, along: Orbit, degrees: number, until: number): Act => ({
  ...timing(what, CLEAR.until, 0),
  kind: 'orbit',
  orbit: along,
  degrees,
  until,
})
export const sound = (what: string, at: number, until: number): Act => ({
  ...timing(what, at, 300),
  kind: 'sound',
  until,
})
