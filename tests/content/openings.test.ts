import { describe, expect, it } from 'vitest'
import { topicProducts } from '#src/content/articles/products.ts'
import type { Opening } from '#src/content/opening.ts'
import { paths, type RouteId } from '#src/content/paths.ts'
import { isTopic } from '#src/content/topics.ts'

const modules = import.meta.glob<{ opening: Opening }>('../../src/content/openings/*.ts', { eager: true })

/** Pages that are written elsewhere: the form has its own texts, and a missing page has no opening. */
const WITHOUT_OPENING = new Set<RouteId>(['contact', 'notFound'])
/**
 * Pages whose text is longer than an opening and stands elsewhere; of the opening's blocks they use what they need.
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
const BANNED = ['coming soon', 'lorem', 'stay tuned']

const openings = new Map(
  Object.entries(modules).map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ''), module.opening]),
)
const all = [...openings.values()]
const routes = (Object.keys(paths) as RouteId[]).filter((id) => !WITHOUT_OPENING.has(id))

function kebab(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function paragraphsOf(opening: Opening): string[] {
  return [opening.lead, ...opening.blocks.flatMap((block) => block.paragraphs ?? [])]
}

function wordsOf(opening: Opening): number {
  const rows = opening.blocks.flatMap((block) => block.rows ?? [])
  const texts = [
    opening.heading.text,
    ...paragraphsOf(opening),
    ...opening.blocks.map((block) => block.heading),
    ...rows.flatMap((row) => [row.term, row.detail, row.value ?? '']),
  ]
  return texts.join(' ').split(/\s+/).length
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Buttons that lead to the contact page: those that the specification quotes, and a few of ours. */
const CONTACT_LABELS = new Set([
  'Get Started',
  'Start Free Trial',
  'Start Automating',
  'Try for Free',
  'Secure Your Enterprise',
  'Schedule Demo',
  'Schedule Consultation',
  'Ask a question',
  'Report a problem',
  'Make a privacy request',
])

describe('openings as a set', () => {
  it('leads to the contact page by about ten labels', () => {
    const asked = all.flatMap(({ action, ask }) => [action, ask]).flatMap((button) => button ?? [])
    const named = [...asked, ...Object.values(topicProducts).map(({ ask }) => ask)].map(({ label }) => label)
    expect([...new Set(named)].filter((label) => !CONTACT_LABELS.has(label))).toEqual([])
  })

  it('has one file per route, named after it, and no other', () => {
    expect([...openings.keys()].toSorted()).toEqual(routes.map(kebab).toSorted())
  })

  it('repeats no title, description or paragraph', () => {
    expect(repeated(all.map((opening) => opening.meta.title))).toEqual([])
    expect(repeated(all.map((opening) => opening.meta.description))).toEqual([])
    expect(repeated(all.flatMap(paragraphsOf))).toEqual([])
  })
})

describe.each(routes)('opening of %s', (id) => {
  const found = openings.get(kebab(id))
  if (!found) throw new Error(`src/content/openings/${kebab(id)}.ts is missing`)
  const opening = found

  it('belongs to its route', () => {
    expect(opening.meta.path).toBe(paths[id])
  })

  it('emphasizes a part of its heading', () => {
    expect(opening.heading.emphasis).not.toBe('')
    expect(opening.heading.text).toContain(opening.heading.emphasis)
  })

  it('fits search results', () => {
    const { title, description } = opening.meta
    expect(title.length).toBeLessThanOrEqual(51)
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('has two to four blocks of prose or three to seven rows, 150 to 320 words in all', () => {
    const full = WRITTEN_IN_FULL.has(id)
    if (!full) expect(opening.blocks.length).toBeGreaterThanOrEqual(2)
    expect(opening.blocks.length).toBeLessThanOrEqual(4)
    for (const { paragraphs = [], rows = [] } of opening.blocks) {
      expect(paragraphs.length + rows.length).toBeGreaterThan(0)
      expect(paragraphs.length).toBeLessThanOrEqual(3)
      if (rows.length > 0) expect(rows.length).toBeGreaterThanOrEqual(3)
      expect(rows.length).toBeLessThanOrEqual(7)
    }
    if (!full) expect(wordsOf(opening)).toBeGreaterThanOrEqual(150)
    expect(wordsOf(opening)).toBeLessThanOrEqual(320)
  })

  it('leads on to two to four other pages and to a known topic', () => {
    const targets = opening.related.map((link) => link.path)
    expect(targets.length).toBeGreaterThanOrEqual(2)
    expect(targets.length).toBeLessThanOrEqual(4)
    expect(repeated(targets)).toEqual([])
    expect(targets).not.toContain(opening.meta.path)
    for (const target of targets) expect(Object.values(paths)).toContain(target)
    if (opening.action) expect(isTopic(opening.action.topic)).toBe(true)
    // What stands under the related pages; the first page and the one about the company end with the form alone.
    if (id !== 'home' && id !== 'about') expect(isTopic(opening.ask?.topic ?? '')).toBe(true)
  })

  it('uses no placeholder words', () => {
    const text = JSON.stringify(opening).toLowerCase()
    for (const word of BANNED) expect(text).not.toContain(word)
  })
})
