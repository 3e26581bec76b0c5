import { describe, expect, it } from 'vitest'
import { concepts } from '#src/content/support/concepts.ts'
import { faq } from '#src/content/support/faq.ts'
import { begin } from '#src/content/support/guides/begin.ts'
import { build } from '#src/content/support/guides/build.ts'
import { connect } from '#src/content/support/guides/connect.ts'
import data from '#src/content/support/status.json'
import { uptimeOf, type ServiceRecord } from '#src/content/support/service-record.ts'
import { repeated } from './repeated.ts'

const questions = faq.flatMap((group) => group.questions)
const chapters = [...begin, ...build, ...connect]
const record = data as ServiceRecord

describe('the FAQ', () => {
  it('has at least 24 questions in groups, none asked twice', () => {
    expect(questions.length).toBeGreaterThanOrEqual(24)
    expect(repeated(questions.map(({ question }) => question))).toEqual([])
    for (const group of faq) expect(group.questions.length, group.name).toBeGreaterThanOrEqual(3)
  })

  it('has an anchor of its own for each group and question', () => {
    const ids = [...faq.map(({ id }) => id), ...questions.map(({ id }) => id)]
    expect(repeated(ids)).toEqual([])
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('every answer has at least 14 words', () => {
    for (const { question, answer } of questions)
      expect(answer.join(' ').split(' ').length, question).toBeGreaterThanOrEqual(14)
  })
})

describe('the guide', () => {
  it('has chapters with anchors of their own, and samples to copy', () => {
    expect(repeated(chapters.map(({ id }) => id))).toEqual([])
    const samples = chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'code'))
    expect(samples.length).toBeGreaterThanOrEqual(8)
  })

  it('sets up the concepts that it begins with, in the order of its chapters', () => {
    const ids = chapters.map(({ id }) => id)
    const settled = concepts.map(({ chapter }) => ids.indexOf(chapter))
    expect(settled).toEqual([...settled].sort((a, b) => a - b))
    expect(settled).not.toContain(-1)
    const rows = chapters[0]?.blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : [])) ?? []
    expect(concepts.map(({ name }) => name).sort()).toEqual(rows.map(({ term }) => term).sort())
  })

  it('repeats no block within a chapter', () => {
    for (const { blocks } of chapters)
      expect(repeated(blocks.map((block) => JSON.stringify(block)))).toEqual([])
  })
})

describe('the status record', () => {
  it('names components that exist, and every effect ends after it begins', () => {
    const ids = data.components.map(({ id }) => id)
    expect(repeated([...ids, ...record.incidents.map(({ id }) => id)])).toEqual([])
    for (const { effects, updates } of record.incidents) {
      expect(effects.length).toBeGreaterThan(0)
      for (const { component, kind, from, to } of effects) {
        expect(ids).toContain(component)
        expect(['down', 'slow', 'planned']).toContain(kind)
        expect(Date.parse(from)).toBeLessThan(Date.parse(to))
      }
      const times = updates.map(({ at }) => Date.parse(at))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.every((time) => time <= Date.parse(record.updated))).toBe(true)
    }
  })

  it('lists the newest incident first', () => {
    const starts = record.incidents.map(({ effects }) => effects[0]?.from ?? '')
    expect(starts).toEqual(starts.toSorted().toReversed())
  })

  it('every component keeps the promised 99.9%, and one of them is below 100%', () => {
    const uptimes = data.components.map(({ id }) => uptimeOf(record, id))
    expect(Math.min(...uptimes)).toBeGreaterThanOrEqual(data.promised)
    expect(Math.min(...uptimes)).toBeLessThan(100)
    expect(data.promised).toBe(99.9)
  })
})
