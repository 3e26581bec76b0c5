/** What a solution is to a trade: where it begins, what follows soon, what comes when it grows. */
export type Fit = 'first' | 'soon' | 'later'

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

/** Names as a sentence says them: `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`
}
