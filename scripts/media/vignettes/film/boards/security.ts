import { appear, count, draw, pulse, say, show, tint, tone, turn, wipe, type Board } from '../acts.ts'

/** The hand goes through the night: it stops at the attempt until that is contained, then goes on to the morning. */
export const security: Board = {
  length: 7800,
  acts: [
    show('#hand', 950, 7000),
    turn('#hand', [
      [-2000, 262],
      [1000, 315.5],
      [4800, 360],
      [5300, 412.5],
      [5800, 453.9],
    ]),
    appear('#intruder', 1800, { rise: 0 }),
    pulse('#ripple', 1900, 3.4),
    wipe('#way', 2000, { lasts: 600 }),
    say('#state', [[1900, 'One sign-in is checked']], 4300),
    tone('#state .dot', ['background', 'var(--copper)'], 1900, 4300),
    appear('#event-1', 2100),
    say('#answer', [[900, 'checking']], 2900),
    tint('#event-1', 2200, 3200),
    show('#seal', 2850, 6800),
    draw('#seal', 2900, { lasts: 900 }),
    appear('#event-2', 3200),
    count('#seconds', 0, [[3300, 0.8]]),
    appear('#event-3', 4100),
    appear('#event-4', 5200),
    appear('#event-5', 5700),
    appear('#event-6', 6200),
    appear('#closing', 6500),
  ],
}

export const phoneSecurity: Board = {
  length: 6400,
  acts: [
    show('#hand', 950, 5800),
    turn('#hand', [
      [-2000, 240],
      [1000, 297.5],
      [4600, 396],
    ]),
    appear('#intruder', 1800, { rise: 0 }),
    wipe('#way', 2000, { lasts: 500 }),
    appear('#event-1', 2100),
    say('#answer', [[900, 'checking']], 2900),
    tint('#event-1', 2200, 3200),
    show('#seal', 2850, 5600),
    draw('#seal', 2900, { lasts: 900 }),
    appear('#event-2', 3300),
    count('#event-2 .mono', 0, [[3400, 0.8]]),
    appear('#event-3', 4300),
  ],
}
