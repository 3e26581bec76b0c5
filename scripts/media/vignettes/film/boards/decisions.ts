import { appear, count, press, tint, wipe, words, type Board } from '../acts.ts'

/** The figure, the curve against the plan, the causes by size, the answer in words, and the decision. */
export const decisions: Board = {
  length: 7800,
  acts: [
    count('#revenue', 4.26, [[1000, 4.62]], { lasts: 1700 }),
    appear('#over', 2300),
    wipe('svg .wash, svg path.live', 950, { lasts: 1700 }),
    appear('svg circle', 2500, { rise: 0 }),
    appear('tr:not(:first-child)', 2700, { each: 320 }),
    words('#short', 3300, { lasts: 1600 }),
    appear('.side .row', 4700, { each: 240 }),
    appear('.pill', 5400, { each: 110 }),
    press('#accept', 6450),
    tint('.side .row', 6500, 7250, { each: 90, lasts: 250 }),
  ],
  pointer: [{ at: 6400, on: '#accept', press: true }],
}

export const phoneDecisions: Board = {
  length: 5800,
  acts: [
    count('#revenue', 4.26, [[1000, 4.62]], { lasts: 1600 }),
    appear('#over', 2200),
    wipe('svg .wash, svg path.live', 950, { lasts: 1600 }),
    appear('svg circle', 2400, { rise: 0 }),
    appear('.row', 2700, { each: 500 }),
  ],
}
