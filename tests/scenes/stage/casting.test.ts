import { describe, expect, it } from 'vitest'
import { recast } from '#scenes/stage/casting.ts'

/** As much of an element as casting looks at. */
const element = (scene: string) => ({ dataset: { scene } }) as unknown as HTMLElement

describe('recasting', () => {
  const hero = element('hero')
  const first = recast([], [hero], 'home') ?? []

  it('gives each element a slot, once', () => {
    expect(first.map(({ name, area }) => [name, area])).toEqual([['hero', 'home']])
    expect(recast(first, [hero], 'home')).toBeNull()
  })

  it('lets what has gone fly out before it is dropped', () => {
    const next = recast(first, [null], 'solutions') ?? []
    expect(next.map(({ name, leaving }) => [name, leaving])).toEqual([
      ['hero', true],
      ['ambient', false],
    ])
    const home = recast(next, [element('hero')], 'home') ?? []
    expect(home.map(({ name, leaving }) => [name, leaving])).toEqual([
      ['hero', true],
      ['ambient', true],
      ['hero', false],
    ])
  })

  it('changes the ambient scene with the area, and keeps it within one', () => {
    const ambient = recast([], [null], 'solutions') ?? []
    expect(recast(ambient, [null], 'solutions')).toBeNull()
    const next = recast(ambient, [null], 'support') ?? []
    expect(next.map(({ area, leaving }) => [area, leaving])).toEqual([
      ['solutions', true],
      ['support', false],
    ])
  })

  it('keys are never used twice', () => {
    const keys = [first, recast([], [hero], 'home') ?? []].flat().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
