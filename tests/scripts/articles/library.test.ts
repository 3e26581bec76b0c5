import { describe, expect, it } from 'vitest'
import { allPieces, articleOf, readLibrary } from '#scripts/articles/library.ts'
import { loadFonts } from '#scripts/papers/fonts.ts'
import { paperPdf } from '#scripts/papers/paper.ts'

const library = readLibrary()

describe('the library', () => {
  it.each([...library])('%s are in order, newest first, each with its neighbors', (_, shelf) => {
    const dates = shelf.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const articles = shelf.map((piece) => articleOf(library, piece))
    expect(articles.map(({ newer }) => newer?.path)).toEqual(
      [undefined, ...shelf.map(({ path }) => path)].slice(0, -1),
    )
    expect(articles.map(({ older }) => older?.path)).toEqual([
      ...shelf.slice(1).map(({ path }) => path),
      undefined,
    ])
  })

  it('refuses a relation to nothing, and to itself', () => {
    const [piece] = allPieces(library)
    if (!piece) throw new Error('the library is empty')
    expect(() => articleOf(library, { ...piece, relatedTo: ['blog/nothing'] })).toThrow('"blog/nothing"')
    const self = piece.file.replace(/^src\/content\/articles\/|\.md$/g, '')
    const own = { ...piece, relatedTo: [self] }
    const shelves = new Map(
      [...library].map(([kind, shelf]) => [kind, shelf.map((entry) => (entry === piece ? own : entry))]),
    )
    expect(() => articleOf(shelves, own)).toThrow(`"${self}"`)
  })
})

describe('a paper in print', () => {
  const [paper] = library.get('whitepapers') ?? []
  if (!paper) throw new Error('there is no whitepaper')

  it('is the same file each time, tagged, titled, with its fonts inside', async () => {
    const fonts = await loadFonts()
    const [first, second] = [await paperPdf(paper, fonts), await paperPdf(paper, fonts)]
    expect(first.equals(second)).toBe(true)
    const text = first.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text).toContain('/MarkInfo')
    expect(text).toContain('/Lang (en)')
    expect(text).toContain('/Outlines')
    expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(4)
    const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(6)
    expect(pages).toBeLessThanOrEqual(14)
  }, 30_000)
})
