import { appear, count, draw, press, wipe, words, type Board } from '../acts.ts'

/** A question, what is read for it, the answer with its curve, and the next step. */
export const assistant: Board = {
  length: 7800,
  acts: [
    appear('#question', 950, { rise: 16 }),
    words('#question', 1050, { lasts: 700 }),
    press('.orb', 1800),
    press('.orb', 2150),
    appear('.side .row', 1700, { each: 220 }),
    words('#answer', 2500, { lasts: 1300 }),
    wipe('#chart .plan, #chart .wash, #chart .live', 3600, { lasts: 1300 }),
    appear('#chart circle', 4700, { rise: 0 }),
    appear('#all, #risk', 4700),
    draw('#gauge', 3900, { lasts: 1300 }),
    count('#sure', 0, [[3900, 92]], { lasts: 1300 }),
    appear('#checked', 5000),
    words('#then', 4900, { lasts: 900 }),
    appear('.pill', 5800, { each: 110 }),
    press('#show', 6900),
  ],
  pointer: [{ at: 6850, on: '#show', press: true }],
}

export const phoneAssistant: Board = {
  length: 6400,
  acts: [
    appear('#question', 950, { rise: 16 }),
    words('#question', 1050, { lasts: 600 }),
    words('#answer', 2000, { lasts: 1200 }),
    wipe('svg .wash, svg .live', 3000, { lasts: 1200 }),
    appear('svg circle, #risk', 4100, { rise: 0 }),
    appear('.pill', 4500, { each: 110 }),
    press('.pill.solid', 5400),
  ],
  pointer: [{ at: 5350, on: '.pill.solid', press: true }],
}
