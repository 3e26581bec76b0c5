/** Divides a whole number in proportion to weights, so that the parts add up to it; ties go to the first. */
export function divide(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (whole * weight) / total)
  const parts = exact.map(Math.floor)
  const left = whole - parts.reduce((sum, part) => sum + part, 0)
  // What rounding down has left over goes to the largest remainders, one each.
  const next = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, left)
  return parts.map((part, index) => part + (next.some((other) => other.index === index) ? 1 : 0))
}

/** A whole number within bounds, out of whatever was typed. */
export function within(typed: string, most: number): number {
  const number = Math.floor(Number(typed))
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), most) : 0
}
