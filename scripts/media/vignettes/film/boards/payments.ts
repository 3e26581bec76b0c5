import { appear, count, grow, press, say, tint, tone, type Board } from '../acts.ts'

/** One payout is ordered, one settles: what was in flight is then settled, to the dollar. */
export const payments: Board = {
  length: 7400,
  acts: [
    grow('svg rect', 950, { axis: 'x', each: 140, lasts: 700 }),
    press('#new', 2150),
    appear('#northgate', 2400),
    tint('#northgate', 2400, 3500),
    say(
      '#kestrel td:last-child',
      [
        [900, 'Clearing, 9 s'],
        [1700, 'Clearing, 17 s'],
        [2500, 'Clearing, 25 s'],
        [3300, 'Clearing, 33 s'],
      ],
      3900,
    ),
    tone('#kestrel .dot', ['background', 'var(--violet)'], 900, 3900),
    tint('#kestrel', 3900, 5000),
    count('#settled', 1_178_137, [[3950, 1_284_930]], { lasts: 1100 }),
    count('#in-flight', 319_201, [[3950, 212_408]], { lasts: 1100 }),
    say('#atelier td:last-child', [[900, 'Approved'], [5300, 'Sent']], 6000), // prettier-ignore
    tone('#atelier .dot', ['background', 'var(--brass-fill)'], 900, 6000),
    tint('#atelier', 5200, 6700),
  ],
  pointer: [{ at: 2100, on: '#new', press: true }],
}

export const phonePayments: Board = {
  length: 6000,
  acts: [
    grow('svg rect', 950, { axis: 'x', each: 140, lasts: 700 }),
    say('#halden > :last-child', [[900, 'Clearing']], 2700),
    tone('#halden .dot', ['background', 'var(--violet)'], 900, 2700),
    tint('#halden', 2700, 3900),
    count('.big', 1_245_290, [[2750, 1_284_930]], { lasts: 1000 }),
    appear('#atelier', 3900),
    say('#atelier > :last-child', [[900, 'Sent']], 4800),
    tone('#atelier .dot', ['background', 'var(--brass-fill)'], 900, 4800),
  ],
}
