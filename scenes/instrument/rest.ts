import { CARD, type Cue, REST } from '#src/content/cues/cue.ts'

/** Opacity of a piece behind words: soft ink keeps a contrast of 7 on it in both themes. */
export const VEIL = { day: 0.06, night: 0.13 } as const

/** Light on a pale piece: its dark flanks are seen through the veil, too, and it reads as a body. */
export const VEIL_LIGHT = 1.8

/** So far outside the view, as a share of the anchor, that rims and teeth are seen, and of the core little. */
const OUT = 0.07

/** The piece of a cue once its section is read: half outside the view, on the side where it stood. */
export function restOf(cue: Cue): Cue {
  return {
    ...cue,
    id: cue.id + REST,
    place: 'margin',
    at: [cue.place === 'left' ? -OUT : 1 + OUT, 0.52],
    size: 1.58,
    lean: [cue.lean[1], 74],
    roll: [cue.roll[1], cue.roll[0]],
    turn: [cue.turn[1], cue.turn[1] + 70],
    light: 1,
    drive: [1, 0.7],
    ...(cue.rest !== 'panels' && { veiled: true }),
  }
}

/** The piece of a cue in a card, still, in the attitude in which its page will begin with it. */
export function cardOf(cue: Cue): Cue {
  const { lean, roll, turn, drive } = cue
  return {
    ...cue,
    id: cue.id + CARD,
    place: 'card',
    at: [0.5, 0.5],
    size: 1.12,
    lean: [lean[0], lean[0]],
    roll: [roll[0], roll[0]],
    turn: [turn[0], turn[0]],
    drive: [drive[0], drive[0]],
  }
}
