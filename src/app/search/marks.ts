/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  /** Where it begins, in UTF-16 units. */
  at: number
  text: string
  hit: boolean
}

const WORD = /[\p{L}\p{N}%+]+/gu

/** Splits text into pieces so that every word among `terms` (lower case) stands alone. */
export function marks(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(word.toLowerCase())) continue
    if (index > done) pieces.push({ at: done, text: text.slice(done, index), hit: false })
    pieces.push({ at: index, text: word, hit: true })
    done = index + word.length
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), hit: false })
  return pieces
}

/** Characters of a quotation, and how much of it stands before the first hit. */
const QUOTE = 150
const LEAD_IN = 40

/** The part of `text` around the first of `terms`; its beginning where none occurs. */
export function quote(text: string, terms: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => terms.has(word.toLowerCase()))
  const wanted = (first?.index ?? 0) - LEAD_IN
  const start = wanted <= 0 ? 0 : text.indexOf(' ', wanted) + 1
  const rest = text.slice(start)
  const cut = rest.length <= QUOTE ? rest : `${rest.slice(0, rest.lastIndexOf(' ', QUOTE))}…`
  return `${start > 0 ? '…' : ''}${cut.replace(/…+$/, '…')}`
}
