import { describe, expect, it } from 'vitest'
import { allPieces, articleOf, readLibrary } from '#scripts/articles/library.ts'

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
