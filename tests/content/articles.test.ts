import { existsSync } from 'node:fs'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { allPieces, readLibrary } from '#scripts/articles/library.ts'
import { bylineHtml, productHtml } from '#scripts/articles/product-html.ts'
import type { Piece } from '#scripts/articles/read-article.ts'
import { contentsOf } from '#scripts/articles/text.ts'
import { articleKinds, articleTopics, type ArticleKind } from '#src/content/article.ts'
import { caseStudies } from '#src/content/articles/case-studies.ts'
import { notes } from '#src/content/articles/blog.ts'
import { topicProducts } from '#src/content/articles/products.ts'
import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { leadPiece } from '#src/content/resources.ts'
import { isTopic } from '#src/content/topics.ts'
import { paragraphsOf } from './paragraphs.ts'
import { repeated } from './repeated.ts'

const library = readLibrary()
const pieces = allPieces(library)

/** How many there are at least, and how long each is, in words. */
const SHELVES: Record<ArticleKind, { least: number; words: readonly [number, number] }> = {
  blog: { least: 6, words: [700, 1100] },
  'case-studies': { least: 4, words: [500, 800] },
  whitepapers: { least: 4, words: [1200, 1800] },
}

/** Every address that a piece links to. */
function linksOf({ file, text }: Piece): string[] {
  const found: string[] = []
  visit(text, 'link', ({ url }) => void found.push(url))
  expect(found.length, `links of ${file}`).toBeGreaterThan(0)
  return found
}

describe('the shelves', () => {
  it.each(articleKinds)('%s hold as many pieces as the site promises', (kind) => {
    expect(library.get(kind)?.length).toBeGreaterThanOrEqual(SHELVES[kind].least)
  })

  it('are listed on their pages, all and in order', () => {
    for (const [kind, listed] of [
      ['blog', notes],
      ['case-studies', caseStudies],
      ['whitepapers', whitepapers],
    ] as const)
      expect(listed.map(({ path }) => path)).toEqual(library.get(kind)?.map(({ path }) => path))
  })

  it('repeat no summary, date or paragraph', () => {
    for (const key of ['summary', 'date'] as const)
      expect(repeated(pieces.map((piece) => piece[key])), key).toEqual([])
    expect(repeated(pieces.flatMap(({ text }) => paragraphsOf(text)))).toEqual([])
  })

  it('begin no two pieces with the same words', () => {
    const openings = pieces
      .filter(({ kind }) => kind === 'blog')
      .map(({ text }) => paragraphsOf(text)[0]?.split(' ').slice(0, 3).join(' ') ?? '')
    expect(repeated(openings)).toEqual([])
  })

  it('cover every topic of the filter', () => {
    expect(new Set(notes.map(({ topic }) => topic))).toEqual(new Set(Object.keys(articleTopics)))
  })

  it('hold the piece that the overview begins with', () => {
    expect(whitepapers.map(({ path }) => path)).toContain(leadPiece.path)
  })
})

describe.each(pieces.map((piece) => [piece.file, piece] as const))('%s', (_, piece) => {
  it('is as long as its kind should be', () => {
    const [least, most] = SHELVES[piece.kind].words
    expect(piece.words).toBeGreaterThanOrEqual(least)
    expect(piece.words).toBeLessThanOrEqual(most)
  })

  it('is dated, and not in the future', () => {
    expect(Date.parse(piece.date)).toBeGreaterThan(Date.parse('2025-01-01'))
    expect(Date.parse(piece.date)).toBeLessThan(Date.now())
    if (piece.updated) expect(piece.updated >= piece.date).toBe(true)
  })

  it('has several headings', () => {
    expect(contentsOf(piece.text).length).toBeGreaterThanOrEqual(4)
  })
})

describe.each(library.get('case-studies') ?? [])('the case $path', (piece) => {
  it('says that it is a composite, in its first paragraphs and in its description', () => {
    expect(paragraphsOf(piece.text)[0]).toContain('illustrative composite')
    expect(piece.description).toContain('llustrative')
  })

  it('has three figures', () => {
    expect(piece.figures).toHaveLength(3)
  })
})

describe.each(library.get('whitepapers') ?? [])('the paper $path', (piece) => {
  it('states its summary, assumptions, limits and sources', () => {
    const headings = contentsOf(piece.text).map(({ text }) => text)
    expect(headings[0]).toBe('Summary')
    expect(headings[1]).toBe('Assumptions')
    expect(headings.slice(-2)).toEqual(['Limits', 'Sources'])
    expect(linksOf(piece).filter((href) => href.startsWith('https://')).length).toBeGreaterThanOrEqual(3)
  })
})

it('every subject has a product to name and a way to talk, and notes disclose it first', () => {
  for (const topic of Object.keys(articleTopics) as (keyof typeof articleTopics)[]) {
    const { path, name, ask } = topicProducts[topic]
    expect(Object.values(paths)).toContain(path)
    expect(isTopic(ask.topic)).toBe(true)
    expect(productHtml(topic)).toContain(`href="${path}"`)
    expect(bylineHtml('blog', topic)).toContain(`We sell ${name}`)
    expect(bylineHtml('case-studies', topic)).not.toContain('We sell')
  }
})

it('no picture of a text is missing, and no brand name is left out', () => {
  const names: string[] = []
  for (const piece of pieces)
    visit(piece.text, 'image', ({ url }) => void names.push(url.replace('figure:', '')))
  expect(names.length).toBeGreaterThanOrEqual(3)
  for (const name of names) expect(existsSync(`src/content/articles/figures/${name}.svg`)).toBe(true)
  expect(
    pieces.some(({ text }) => JSON.stringify(text).includes(`/solutions/${brand.assistant.slug}-va`)),
  ).toBe(true)
})
