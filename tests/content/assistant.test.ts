import { describe, expect, it } from 'vitest'
import { abilities, requests } from '#src/content/assistant/abilities.ts'
import { conversation } from '#src/content/assistant/conversation.ts'
import { industries } from '#src/content/assistant/industries.ts'
import { technologies } from '#src/content/assistant/technology.ts'
import { personalities } from '#src/content/assistant/voices.ts'
import { brand } from '#src/content/brand.ts'
import { content } from '#src/content/pages/assistant.ts'

it('has a title of assistant and provider', () => {
  expect(content.meta.title).toContain(brand.assistant.name)
})

describe('figures of the specification', () => {
  it('has four functionalities with features, four technologies, eight labels, three industries', () => {
    expect(abilities.map(({ title }) => title)).toEqual([
      'Onboarding and client support',
      'Data analysis and insights',
      'Autonomous task management',
      'Natural language processing',
    ])
    for (const { features } of abilities) expect(features.length).toBeGreaterThanOrEqual(3)
    expect(technologies.map(({ title }) => title)).toEqual([
      'Natural language processing',
      'Sentiment analysis',
      'Machine learning',
      'Multi-lingual support',
    ])
    expect(new Set(requests.map(({ label }) => label)).size).toBe(8)
    expect(industries).toHaveLength(3)
    for (const { benefits, story } of industries) {
      expect(benefits.length).toBeGreaterThanOrEqual(3)
      expect(story.quote).not.toBe('')
    }
  })
})

describe('the three voices', () => {
  it('are the three of the specification', () => {
    expect(personalities.map(({ name }) => name)).toEqual(['Professional', 'Casual', 'Analytical'])
  })

  it('are asked the same, and answer each in its own words', () => {
    const said = (from: string) =>
      personalities.map(({ turns }) => turns.filter((turn) => turn.from === from).map(({ text }) => text))
    expect(new Set(said('user').map(String)).size).toBe(1)
    expect(new Set(said('assistant').flat()).size).toBe(6)
  })
})

describe('the conversation', () => {
  it('has seven messages, by turns, the visitor first', () => {
    expect(conversation.map(({ type }) => type)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ])
    expect(new Set(conversation.map((message) => message.content)).size).toBe(7)
  })

  it('waits 800 to 2500 ms before each', () => {
    for (const { delay } of conversation) {
      expect(delay).toBeGreaterThanOrEqual(800)
      expect(delay).toBeLessThanOrEqual(2500)
    }
  })

  it('comes to one table and one chart', () => {
    expect(conversation.filter(({ table }) => table)).toHaveLength(1)
    expect(conversation.filter(({ chart }) => chart)).toHaveLength(1)
  })

  it('calculates rightly', () => {
    const rows = conversation.flatMap(({ table }) => table?.rows ?? [])
    const amounts = rows.map(({ value }) => Number(value.replace(/\D/g, '')))
    const before = rows.map(
      ({ change }, index) => (amounts[index] ?? 0) / (1 + Number.parseInt(change, 10) / 100),
    )
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
    const text = conversation.find(({ table }) => table)?.content ?? ''
    expect(text).toContain(`$${sum(amounts).toLocaleString('en-US')}`)
    expect(text).toContain(`${Math.round((sum(amounts) / sum(before) - 1) * 100)}%`)
  })

  it('says in words what the chart shows', () => {
    for (const { chart } of conversation) {
      if (!chart) continue
      const low = chart.marked.map((week) => chart.values[week - 1] ?? Number.NaN)
      const rest = chart.values.filter((_, index) => !chart.marked.includes(index + 1))
      expect(Math.max(...low)).toBeLessThan(Math.min(...rest))
      const mean = Math.round(rest.reduce((sum, value) => sum + value, 0) / rest.length)
      for (const number of [mean, ...low, ...chart.marked]) expect(chart.summary).toContain(String(number))
    }
  })
})
