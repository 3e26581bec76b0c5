/** Words a minute of an adult who reads English non-fiction: 238 on average (Brysbaert 2019). */
const PACE = 238

/** Words of a Markdown text as a reader meets them: no addresses, no marks. */
export function countWords(markdown: string): number {
  const text = markdown.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/^```\w*$/gm, ' ')
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,–-]*/gu)?.length ?? 0
}

/** Whole minutes, rounded up, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / PACE))
}
