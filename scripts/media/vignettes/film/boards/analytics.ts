import { appear, count, grow, pulse, show, tint, wipe, type Board } from '../acts.ts'

/** What was, what is expected and how sure that is; one day is looked up, and the cause leads to its event. */
export const analytics: Board = {
  length: 7800,
  acts: [
    grow('[data-bars] rect', 950, { each: 45, lasts: 500 }),
    wipe('svg > .live', 950, { lasts: 1700 }),
    appear('#letter', 1700, { rise: 0 }),
    appear('#ahead circle', 2500, { rise: 0 }),
    wipe('#ahead .wash', 2700, { lasts: 1500 }),
    wipe('#ahead .plan', 2700, { lasts: 1500 }),
    count('#expected .big', 352, [[2700, 480]], { lasts: 1400 }),
    appear('#range .big', 3500),
    appear('#cause .big', 3800),
    appear('#error .big', 4100),
    show('#guide', 4900, 6100),
    tint('#cause .big', 6350, 7300),
    pulse('#ripple', 6500, 4),
  ],
  pointer: [
    { at: 4800, on: '#ahead .wash', x: 0.5, y: 0.62 },
    { at: 6400, on: '#cause .big', x: 0.4, y: 0.7, press: true },
  ],
}

export const phoneAnalytics: Board = {
  length: 6000,
  acts: [
    wipe('svg > .live', 950, { lasts: 1500 }),
    appear('svg > circle', 2300, { rise: 0 }),
    wipe('svg > .wash', 2500, { lasts: 1400 }),
    wipe('svg > .plan', 2500, { lasts: 1400 }),
    count('.between .big', 352, [[2500, 480]], { lasts: 1400 }),
    appear('#range', 3500),
    appear('#cause', 4000),
    tint('#cause', 4300, 5500),
  ],
}
