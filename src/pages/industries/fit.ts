import type { Fit } from '#src/content/industries/trades.ts'

interface Fitting<Trade extends string> {
  fits: Readonly<Record<Trade, Fit>>
}

/** The trades that usually begin with a solution, in the order given. */
export function beginners<Trade extends string>(
  { fits }: Fitting<Trade>,
  trades: readonly Trade[],
): readonly Trade[] {
  return trades.filter((trade) => fits[trade] === 'first')
}

// British: no comma before “and”.
const list = new Intl.ListFormat('en-GB')

/** Names as a sentence says them: `A`, `A and B`, `A, B and C`. */
export const listed = (names: readonly string[]): string => list.format(names)
