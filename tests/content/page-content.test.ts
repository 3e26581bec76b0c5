import { describe, expect, it } from 'vitest'
import { placements } from '#scenes/placements.ts'
import type { PageContent } from '#src/content/page-content.ts'
import { paths, type RouteId } from '#src/content/paths.ts'
import { isTopic } from '#src/content/topics.ts'

const modules = import.meta.glob<{ content: PageContent }>('../../src/content/pages/*.ts', { eager: true })

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
/**
 * Pages whose text is longer than a record holds and stands elsewhere; of the record's blocks they use what they need.
 */
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

function kebab(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function paragraphsOf(content: PageContent): string[] {
  return [content.lead, ...content.blocks.flatMap((block) => block.paragraphs ?? [])]
}

function wordsOf(content: PageContent): number {
  const rows = content.blocks.flatMap((block) => block.rows ?? [])
  const texts = [
    content.heading.text,
    ...paragraphsOf(content),
    ...content.blocks.map((block) => block.heading),
    ...rows.flatMap((row) => [row.term, row.detail, row.value ?? '']),
    ...content.related.map(({ reason }) => reason),
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

  it('belongs to its route', () => {
    expect(content.meta.path).toBe(paths[id])
  })

  it('emphasizes a part of its heading', () => {
    expect(content.heading.emphasis).not.toBe('')
    expect(content.heading.text).toContain(content.heading.emphasis)
  })

  it('has two to four blocks of prose or three to seven rows, 150 to 320 words in all', () => {
    const full = WRITTEN_IN_FULL.has(id)
    if (!full) expect(content.blocks.length).toBeGreaterThanOrEqual(2)
    expect(content.blocks.length).toBeLessThanOrEqual(4)
    for (const { paragraphs = [], rows = [] } of content.blocks) {
      expect(paragraphs.length + rows.length).toBeGreaterThan(0)
      expect(paragraphs.length).toBeLessThanOrEqual(3)
      if (rows.length > 0) expect(rows.length).toBeGreaterThanOrEqual(3)
      expect(rows.length).toBeLessThanOrEqual(7)
    }
    if (!full) expect(wordsOf(content)).toBeGreaterThanOrEqual(150)
    expect(wordsOf(content)).toBeLessThanOrEqual(320)
  })

  it('leads on to two to four other pages and to a known topic', () => {
    const targets = content.related.map((link) => link.path)
    expect(targets.length).toBeGreaterThanOrEqual(2)
    expect(targets.length).toBeLessThanOrEqual(4)
    expect(repeated(targets)).toEqual([])
    expect(targets).not.toContain(content.meta.path)
    const pieces = content.related.flatMap(({ piece }) => piece ?? [])
    expect([0, targets.length]).toContain(pieces.length)
    for (const piece of pieces) expect(placements).toHaveProperty([piece, 'hero'])
    for (const target of targets) expect(Object.values(paths)).toContain(target)
    if (content.action) expect(isTopic(content.action.topic)).toBe(true)
    expect(isTopic(content.ask?.topic ?? '')).toBe(!WITH_FORM.has(id))
  })
})
