import { describe, expect, it } from 'vitest'
import { kebab } from '#src/app/case.ts'
import { placements } from '#scenes/placements.ts'
import type { PageContent } from '#src/content/page-content.ts'
import { paths, type RouteId } from '#src/content/paths.ts'
import { isTopic } from '#src/content/topics.ts'

/** A record has what its page shows. */
type PageRecord = Pick<PageContent, 'meta'> & Partial<PageContent>

const modules = import.meta.glob<{ content: PageRecord }>('../../src/content/pages/*.ts', { eager: true })

/** Pages that end with the contact form, which is invitation enough. */
const WITH_FORM = new Set<RouteId>([
  'home',
  'about',
  'solutions',
  'platform',
  'assistant',
  'tasks',
  'analytics',
  'securitySolution',
  'automation',
])
/** Pages that are written elsewhere: the form has its own texts, and a missing page has no content. */
const WITHOUT_RECORD = new Set<RouteId>(['contact', 'notFound'])
/** Pages whose text is longer than a record holds, or stands elsewhere. */
const WRITTEN_IN_FULL = new Set<RouteId>([
  'home',
  'about',
  'analytics',
  'assistant',
  'automation',
  'securitySolution',
  'tasks',
  'technology',
  'tokenization',
  'blockchainSecurity',
  'dataPrivacy',
  'resources',
  'industries',
  'blog',
  'caseStudies',
  'whitepapers',
  'helpCenter',
  'documentation',
  'apiDocs',
  'status',
  'privacy',
  'terms',
  'cookies',
  'security',
  'accessibility',
])

const records = new Map(
  Object.entries(modules).map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ''), module.content]),
)
const all = [...records.values()]
const routes = (Object.keys(paths) as RouteId[]).filter((id) => !WITHOUT_RECORD.has(id))

function paragraphsOf({ lead, blocks = [] }: PageRecord): string[] {
  return [lead ?? [], ...blocks.map(({ paragraphs = [] }) => paragraphs)].flat()
}

function wordsOf(content: PageRecord): number {
  const { heading, blocks = [], related = [] } = content
  const rows = blocks.flatMap((block) => block.rows ?? [])
  const texts = [
    heading?.text ?? '',
    ...paragraphsOf(content),
    ...blocks.map((block) => block.heading),
    ...blocks.flatMap(({ sides = [] }) => sides.flatMap(({ term, items }) => [term, ...items])),
    ...rows.flatMap((row) => [row.term, row.detail, row.value ?? '']),
    ...related.map(({ reason }) => reason),
  ]
  return texts.join(' ').split(/\s+/).length
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('records as a set', () => {
  it('has one file per route, named after it, and no other', () => {
    expect([...records.keys()].toSorted()).toEqual(routes.map(kebab).toSorted())
  })

  it('repeats no paragraph', () => {
    expect(repeated(all.flatMap(paragraphsOf))).toEqual([])
  })
})

describe.each(routes)('record of %s', (id) => {
  const found = records.get(kebab(id))
  if (!found) throw new Error(`src/content/pages/${kebab(id)}.ts is missing`)
  const content = found
  const { heading, blocks = [], related = [] } = content

  it('belongs to its route', () => {
    expect(content.meta.path).toBe(paths[id])
  })

  // That of the home page stands in src/content/home/headline.ts.
  if (id !== 'home')
    it('emphasizes a part of its heading', () => {
      expect(heading?.emphasis).toBeTruthy()
      expect(heading?.text).toContain(heading?.emphasis)
    })

  it('has two to four blocks of prose or three to seven rows, 150 to 320 words in all', () => {
    const full = WRITTEN_IN_FULL.has(id)
    if (!full) expect(blocks.length).toBeGreaterThanOrEqual(2)
    expect(blocks.length).toBeLessThanOrEqual(4)
    for (const { paragraphs = [], rows = [], sides = [] } of blocks) {
      expect(paragraphs.length + rows.length + sides.length).toBeGreaterThan(0)
      for (const { items } of sides) expect(items.length).toBeGreaterThan(1)
      expect(paragraphs.length).toBeLessThanOrEqual(3)
      if (rows.length > 0) expect(rows.length).toBeGreaterThanOrEqual(3)
      expect(rows.length).toBeLessThanOrEqual(7)
    }
    if (!full) expect(wordsOf(content)).toBeGreaterThanOrEqual(150)
    expect(wordsOf(content)).toBeLessThanOrEqual(320)
  })

  // Home and About end with the form alone.
  if (id === 'home' || id === 'about') return

  it('leads on to two to four other pages and to a known topic', () => {
    const targets = related.map((link) => link.path)
    expect(targets.length).toBeGreaterThanOrEqual(2)
    expect(targets.length).toBeLessThanOrEqual(4)
    expect(repeated(targets)).toEqual([])
    expect(targets).not.toContain(content.meta.path)
    const pieces = related.flatMap(({ piece }) => piece ?? [])
    expect([0, targets.length]).toContain(pieces.length)
    for (const piece of pieces) expect(placements).toHaveProperty([piece, 'hero'])
    for (const target of targets) expect(Object.values(paths)).toContain(target)
    const { action, ask = action } = content
    if (action) expect(isTopic(action.topic)).toBe(true)
    expect(isTopic(ask?.topic ?? '')).toBe(!WITH_FORM.has(id))
  })
})
