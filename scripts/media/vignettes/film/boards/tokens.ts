import { appear, count, draw, say, tint, wipe, type Act, type Board } from '../acts.ts'

/** Entries come one after another; each is sealed, and moves the balance. */
const entries = (balances: readonly number[], from: number, every: number): Act[] => [
  ...balances.slice(1).flatMap((_, i) => {
    const at = from + i * every
    return [appear(`#entry-${i + 1}`, at), tint(`#entry-${i + 1}`, at, at + every, { lasts: 250 })]
  }),
  count(
    '#balance',
    balances[0] ?? 0,
    balances.slice(1).map((balance, i) => [from + 100 + i * every, balance] as const),
    { lasts: every * 0.7 },
  ),
]

export const tokens: Board = {
  length: 7600,
  acts: [
    draw('[stroke-width="30"] path', 950, { each: 160, lasts: 1000 }),
    ...entries([18_135, 18_775, 18_985, 18_860, 18_840, 19_740, 18_240], 1500, 780),
    ...[1, 2, 3, 4, 5, 6].map((entry) =>
      say(`#entry-${entry} .n:last-child`, [[900, 'sealing']], 1500 + (entry - 1) * 780 + 520),
    ),
    count(
      '#block',
      8_204_111,
      [112, 113, 114, 115, 116, 117].map((block, i) => [2000 + i * 780, 8_204_000 + block] as const),
      { lasts: 60 },
    ),
    wipe('.wash, .live', 1500, { lasts: 4600 }),
  ],
}

export const phoneTokens: Board = {
  length: 6000,
  acts: [
    draw('[stroke-width="12"] path', 950, { each: 160, lasts: 1000 }),
    ...entries([17_515, 18_155, 18_365, 18_240], 1600, 1000),
  ],
}
