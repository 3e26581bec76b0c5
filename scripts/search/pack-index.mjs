// Packs pages into the search index: the beginning of each section as it stands, of the rest each word once.
import { brotliCompressSync } from 'node:zlib'

/** Bytes of the index as it travels (brotli). */
const INDEX_BUDGET = 60_000
/** Characters of a section that are kept in order, for results to quote: the most that fits the budget. */
const EXCERPTS = [360, 300, 240, 190, 150, 110, 80, 50, 0]
/** Words found in more than this share of all sections are left out of the index. */
const COMMON = 0.12

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** The text up to the end of a word. */
function excerpt(text, length) {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
}

function pack(pages, length, common) {
  const sections = pages.flatMap(({ sections: own }, page) =>
    own
      .filter(({ heading, text }) => heading || text)
      .map(({ anchor, heading, text, context }) => {
        const kept = excerpt(text, length)
        const known = new Set([...wordsOf(heading), ...wordsOf(kept)])
        const further = [...wordsOf(context), ...wordsOf(text.slice(kept.length))]
        const rest = [...new Set(further)].filter((word) => !known.has(word) && !common.has(word))
        return [page, anchor, heading, kept.length < text.length ? `${kept}…` : kept, rest.join(' ')]
      }),
  )
  return { pages: pages.map(({ path, title }) => [path, title]), sections }
}

function commonWords(pages) {
  const all = pages.flatMap(({ sections }) => sections)
  const counts = new Map()
  for (const { text } of all)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > all.length * COMMON).map(([word]) => word))
}

/** The index as JSON, with the longest excerpts that its budget allows. */
export function packIndex(pages, budget = INDEX_BUDGET) {
  const common = commonWords(pages)
  for (const length of EXCERPTS) {
    const json = JSON.stringify(pack(pages, length, common))
    if (brotliCompressSync(json).length <= budget) return json
  }
  throw new Error(`the search index does not fit ${budget} bytes: raise INDEX_BUDGET or exclude pages`)
}
