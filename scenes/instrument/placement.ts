import { AT_END, CARD, WHOLE, type SetPieceLayout } from '#src/lib/set-piece.ts'

/** Values at the start and the end of the section's passage through the view. */
export type Travel = readonly [from: number, to: number]

/** How a set piece stands in a section: all that is tuned by eye, and nothing else. */
export interface Placement extends SetPieceLayout {
  /** Centre, as shares of the anchor's width and height from the top left. */
  at: readonly [x: number, y: number]
  /** Scale; 1 fits a piece of radius 4 into the anchor's height. In a lane, its radius as a share of the lane's width. */
  size: number
  /** Lean towards the reader, roll across and turn about its axis, degrees. */
  lean: Travel
  roll: Travel
  turn: Travel
  /** Gain on the light panels. */
  light: number
  /** State of the piece's mechanism: 0..1 within its range, more beyond it; each scene defines its meaning. */
  drive: Travel
  /** Index of the part it shows, for scenes that offer a choice. */
  show?: number
  /** In a card, where its middle is not that of the card: side by side, instruments stand on one line. */
  card?: Partial<Pick<Placement, 'at' | 'size'>>
  /** At the end of its page, where its passage leaves it as it cannot stay: its mechanism, or how it hangs. */
  end?: Partial<Pick<Placement, 'drive' | 'roll' | 'turn'>>
}

const DEFAULTS = { at: [0.5, 0.5], size: 1, turn: [0, 0], light: 1, drive: [0, 1] } as const

/** The placements of a scene by the names that pages give in `data-placement`. */
export type Placements = Readonly<
  Record<string, Omit<Placement, keyof typeof DEFAULTS> & Partial<Pick<Placement, keyof typeof DEFAULTS>>>
>

/** Beside the head of a section a piece stands whole, above what the head opens. */
export const RIGHT = { place: 'right', at: [0.56, 0.43], size: 0.95, light: 0.95 } as const

/** Beside narrowed words it stands whole as well. */
export const ASIDE = { place: 'aside', at: [0.47, 0.5], size: 1, light: 0.85 } as const

/** In its lane a piece goes on beyond the view's right edge. The part that is read turns to the left, to its words. */
export const LANE = {
  place: 'lane',
  at: [0.8, 0.52],
  size: 0.78,
  lean: [56, 66],
  roll: [10, -10],
  drive: [1, 0.7],
} as const

/** Whole, where the parts that are read keep their places, and where the piece itself speaks. */
export const LANE_WHOLE = { ...LANE, at: [0.5, 0.52], size: 0.47 } as const

/** Whole, and as large as one that goes on beyond the edge. */
export const LANE_WIDE = { ...LANE_WHOLE, wide: true, at: [0.53, 0.52], size: 0.525 } as const

/** A piece at the end of its page, beside its heading: as its passage left it, and turned on. */
const atEnd = (placement: Placement): Placement => {
  const { lean, roll, turn, drive } = placement
  return {
    ...placement,
    place: 'right',
    at: [0.5, 0.42],
    // What stands upright stays so.
    lean: [lean[1], lean[1] + 8],
    roll: [roll[1], roll[1]],
    turn: [turn[1], turn[1] + 40],
    drive: [drive[1], drive[1]],
    ...placement.end,
  }
}

/** A piece in the middle of a frame of its own. */
const whole = (placement: Placement): Placement => ({
  ...placement,
  place: 'card',
  at: [0.5, 0.5],
  size: 1.12,
})

/** A piece in a card, still, in the attitude in which its page will begin with it. */
const inCard = (placement: Placement): Placement => {
  const { lean, roll, turn, drive } = placement
  return {
    ...whole(placement),
    ...placement.card,
    lean: [lean[0], lean[0]],
    roll: [roll[0], roll[0]],
    turn: [turn[0], turn[0]],
    drive: [drive[0], drive[0]],
  }
}

/** Derived placements by the suffix of the name. */
const FORMS = [
  [AT_END, atEnd],
  [CARD, inCard],
  [WHOLE, whole],
] as const

/** Resolves a placement by name and suffix; the scene's first one if the name is unknown. */
export function placementOf(placements: Placements, name = ''): Placement | undefined {
  const [ending, form] = FORMS.find(([end]) => name.endsWith(end)) ?? [
    '',
    (placement: Placement) => placement,
  ]
  const found = placements[name.slice(0, name.length - ending.length)] ?? Object.values(placements)[0]
  return found && form({ ...DEFAULTS, ...found })
}
