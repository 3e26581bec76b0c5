import { appear, draw, grow, tint, wipe, type Act, type Board } from '../acts.ts'

/** Which mail or event becomes which block of the day, in the order of the day. */
const PLANNED = [1, 4, 3, 5, 2, 6] as const

const planned = (item: number, block: number): Act[] => {
  const at = 2300 + block * 560
  return [
    tint(`#item-${item}`, at, at + 700, { lasts: 200 }),
    draw(`#line-${item}`, at, { lasts: 650 }),
    appear(`#block-${block}`, at + 380),
  ]
}

/** What came in becomes one plan for the day, line by line. */
export const tasks: Board = {
  length: 7600,
  acts: [
    ...[1, 2, 3, 4, 5, 6].flatMap((item) => [
      appear(`#item-${item}`, 800 + item * 190),
      appear(`#end-${item}`, 900 + item * 190, { rise: 0 }),
    ]),
    ...PLANNED.flatMap(planned),
    wipe('#free', 5900, { lasts: 700 }),
  ],
}

export const phoneTasks: Board = {
  length: 5600,
  acts: [
    appear('svg > g > g > text', 1000, { each: 230 }),
    grow('svg > g > g > rect', 950, { each: 690, lasts: 500 }),
    wipe('svg > text', 3900, { lasts: 700 }),
  ],
}
