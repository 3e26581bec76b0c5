/** Milliseconds until the next try after `tries` failed ones: doubling, at most `longest`, a fifth more or less. */
export function backoff(tries: number, first: number, longest: number, random = Math.random()): number {
  return Math.min(longest, first * 2 ** Math.min(tries - 1, 30)) * (0.8 + 0.4 * random)
}
