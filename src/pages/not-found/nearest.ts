/** Number of single-character edits between two strings. Cost: the product of their lengths. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, charA] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, charB] of [...b].entries()) {
      const substituted = (row[j] ?? 0) + (charA === charB ? 0 : 1)
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The `count` candidates closest to `wanted`; the last segment of a path weighs most, because that is what people type. */
export function nearest<Path extends string>(
  wanted: string,
  candidates: readonly Path[],
  count: number,
): Path[] {
  const tail = (path: string) => path.split('/').findLast(Boolean) ?? ''
  // A URL may be thousands of characters long; no path of the site is.
  const asked = wanted.slice(0, 80).toLowerCase()
  const score = (path: string) => editDistance(tail(asked), tail(path)) * 2 + editDistance(asked, path)
  return candidates
    .map((path) => ({ path, score: score(path) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ path }) => path)
}
