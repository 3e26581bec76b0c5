/** Lower case, without accents: `Café` is found by `cafe`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** Whether every word of the query begins a word of the text. An empty query accepts everything. */
export function accepts(query: string, text: string): boolean {
  const words = plain(query).match(/[\p{L}\p{N}]+/gu) ?? []
  const within = ` ${(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`
  return words.every((word) => within.includes(` ${word}`))
}
