import { appear, count, press, show, tone, type Board } from '../acts.ts'

/** The week fills day by day; one post is opened, read and approved. */
export const social: Board = {
  length: 7600,
  acts: [
    appear('.post-brass', 950, { each: 130 }),
    appear('.post-violet', 1500, { each: 190 }),
    appear('.post-ring', 2900, { each: 200 }),
    appear('.post-chosen', 2300),
    tone('.post-chosen circle', ['fill', 'var(--violet)'], 900, 6050),
    appear('#chosen-ring', 4350, { rise: 0 }),
    appear('.body .side > :not(div)', 4450, { each: 140 }),
    appear('.body .side .row', 4800, { each: 120 }),
    appear('.body .side .pill', 5100, { each: 90 }),
    press('.pill.solid', 6000),
  ],
  pointer: [
    { at: 4250, on: '.post-chosen', x: 0.5, press: true },
    { at: 5950, on: '.pill.solid', press: true },
  ],
}

export const phoneSocial: Board = {
  length: 6200,
  acts: [
    appear('svg text', 1000, { each: 250 }),
    count('#reach .mono', 6200, [[1700, 18_400]], { lasts: 1500 }),
    count(
      '#networks .mono',
      1,
      [
        [1700, 2],
        [2200, 3],
        [2700, 4],
        [3100, 5],
      ],
      { lasts: 60 },
    ),
    press('.pill.solid', 3900),
    show('#scheduled', 4050, 5700),
  ],
  pointer: [{ at: 3800, on: '.pill.solid', press: true }],
}
