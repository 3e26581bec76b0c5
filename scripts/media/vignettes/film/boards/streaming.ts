import {
  appear,
  count,
  hide,
  move,
  orbit,
  press,
  say,
  show,
  tint,
  tone,
  wipe,
  type Act,
  type Board,
} from '../acts.ts'

const SKY = { cx: 540, cy: 214, lean: -11, flat: 0.27 } as const

/** One tick a second, until the clock says what the picture says. */
const clock = (before: string, first: number, last: number): Act =>
  say(
    '#air',
    Array.from({ length: last - first }, (_, i) => [900 + i * 1000, `${before}${first + i}`] as const),
    900 + (last - first) * 1000,
  )

/** A broadcast: viewers come, questions come in, the audience ranks them, the host takes the first. */
export const streaming: Board = {
  length: 7600,
  acts: [
    clock('On air 00:42:', 12, 18),
    orbit('.planet', SKY, 28, 7100),
    count('#viewers', 12_214, [[1000, 12_806]], { lasts: 5000 }),
    count('#in-4k', 2790, [[1000, 2914]], { lasts: 5000 }),
    count('#in-hd', 7281, [[1000, 7630]], { lasts: 5000 }),
    count('#in-motion', 2143, [[1000, 2262]], { lasts: 5000 }),
    wipe('.wash, .live', 1000, { lasts: 3600 }),
    show('#ask-organic', 1100, 6000),
    move('#ask-organic', [
      [1800, 0, 54],
      [3500, 0, 108],
    ]),
    show('#ask-region', 2350, 6000),
    move('#ask-region', [[4200, 0, 54]]),
    show('#ask-half', 2850, 6000),
    move('#ask-half', [
      [0, 0, 108],
      [3500, 0, 54],
      [4200, 0, 0],
    ]),
    count('#ask-half b', 9, [
      [2900, 96],
      [3500, 171],
      [4200, 212],
    ]),
    tone('#ask-half', ['background', '#f0cd8b'], 5250, 7600),
    press('#ask-half', 5150),
    appear('#top', 5700),
    tint('#top', 5700, 7000),
  ],
  pointer: [{ at: 5100, on: '#ask-half', x: 0.8, press: true }],
}

export const phoneStreaming: Board = {
  length: 6800,
  acts: [
    clock('00:42:', 13, 18),
    orbit('.planet', SKY, 28, 6300),
    count('#viewers', 12_214, [[1000, 12_806]], { lasts: 4600 }),
    appear('#region', 1300),
    appear('#half', 2300),
    count('#half .mono', 9, [
      [2500, 96],
      [3300, 171],
      [4000, 212],
    ]),
    move('#region', [
      [0, 0, -40],
      [4000, 0, 0],
    ]),
    move('#half', [
      [0, 0, 40],
      [4000, 0, 0],
    ]),
    // What is passed is gone meanwhile: two lines of words would cross.
    hide('#region', 3600, 4900),
    tint('#half', 4300, 6000),
  ],
}
