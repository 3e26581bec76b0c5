import { appear, count, say, show, tint, travel, type Act, type Board } from '../acts.ts'

/** Inquiries on their way, a few from each source. */
const stream = (sources: readonly string[], from: number): Act[] =>
  sources.map((source, i) =>
    travel(`.from-${source}`, `#way-${source}`, from + i * 230, { lasts: 1900, each: 1050 }),
  )
const SOURCES = ['website', 'social', 'email', 'referral'] as const

/** One of many inquiries: it comes by the website, its reasons add up to a score, and a desk has it. */
export const leads: Board = {
  length: 7800,
  acts: [
    ...stream(SOURCES, 900),
    travel('#lead', '#way-website', 1300, { lasts: 1500 }),
    count('#scored', 2479, [[2700, 2480]], { lasts: 60 }),
    show('#score', 2800, 5000),
    show('.reason', 3000, 5000, { each: 450 }),
    count(
      '#points',
      0,
      [
        [3000, 38],
        [3450, 69],
        [3900, 94],
      ],
      { lasts: 400 },
    ),
    travel('#lead-on', '#way-talks', 4900, { lasts: 1100 }),
    count('#talks', 411, [[5900, 412]], { lasts: 60 }),
    appear('#marlow', 5000),
    tint('#marlow', 5100, 7200),
    say('#next', [[900, 'Finding a desk'], [5700, 'Legal desk has it']], 6400), // prettier-ignore
  ],
}

export const phoneLeads: Board = {
  length: 6600,
  acts: [
    ...stream(SOURCES, 900),
    travel('#lead', '#way-website', 1200, { lasts: 1500 }),
    appear('#marlow', 2700),
    count(
      '#marlow .mono',
      0,
      [
        [2800, 38],
        [3250, 69],
        [3700, 94],
      ],
      { lasts: 400 },
    ),
    appear('#call', 4500),
    tint('#marlow', 2800, 4400),
    tint('#call', 4500, 6000),
  ],
}
