import { describe, expect, it, vi } from 'vitest'
import { Scene } from 'three'
import { findWanted, updateSlots } from '#scenes/stage/slot-list.ts'
import type { Slot } from '#scenes/stage/slot.ts'

/** As much of an element as casting looks at. */
const element = (scene: string, within = 'main') =>
  ({
    dataset: { scene },
    closest: (selector: string) => (selector === within ? {} : null),
  }) as unknown as HTMLElement

/** The slots as they are once their scenes are drawn. */
function onCanvas(slots: readonly Slot[]): readonly Slot[] {
  for (const slot of slots) {
    slot.visible = true
    slot.shown ??= {
      tier: 'low',
      scene: new Scene(),
      anchors: new Set(),
      compiling: false,
      ready: true,
      gone: false,
    }
  }
  return slots
}

describe('what a page asks for', () => {
  const hero = element('hero')
  const diagram = element('integration')
  const inPage = (...elements: HTMLElement[]) =>
    vi.stubGlobal('document', { querySelectorAll: () => elements, querySelector: () => null })

  it('is what its elements name, where there is such a scene', () => {
    inPage(hero, element('nobody'), diagram)
    expect(findWanted('home')).toEqual([hero, diagram])
  })

  it('is the ambient scene too, on every page but home: a diagram below leaves the first screen as it is', () => {
    inPage()
    expect(findWanted('support')).toEqual([null])
    inPage(diagram)
    expect(findWanted('solutions')).toEqual([diagram, null])
  })

  it('is not the ambient scene where the page opens with a picture of its own', () => {
    vi.stubGlobal('document', { querySelectorAll: () => [diagram], querySelector: () => hero })
    expect(findWanted('resources')).toEqual([diagram])
  })
})

describe('assigning slots', () => {
  const hero = element('hero')
  const first = updateSlots([], [hero], 'home') ?? []

  it('gives each element a slot, once', () => {
    expect(first.map(({ name, area }) => [name, area])).toEqual([['hero', 'home']])
    expect(updateSlots(first, [hero], 'home')).toBeNull()
  })

  it('gives what stays, such as the end of the footer, the place of the next page', () => {
    const footer = element('closing', 'footer')
    const before = onCanvas(updateSlots([], [hero, footer], 'home') ?? [])
    // The area changes with the address, while the page before is still there.
    const meanwhile = onCanvas(updateSlots(before, [hero, footer, null], 'technology') ?? before)
    const after = updateSlots(meanwhile, [footer, null], 'technology') ?? []
    expect(after.find((slot) => slot.element === footer)?.area).toBe('technology')
    expect(after.find((slot) => slot.element === hero)?.area).toBe('home')
  })

  it('keeps the order of the document, whichever page the visitor came from', () => {
    const dawn = element('closing')
    const footer = element('closing', 'footer')
    const direct = updateSlots([], [dawn, footer], 'technology') ?? []
    const before = onCanvas(updateSlots([], [hero, footer], 'home') ?? [])
    const reached = (updateSlots(before, [dawn, footer], 'technology') ?? []).filter(
      ({ leaving }) => !leaving,
    )
    const order = (slots: readonly Slot[]) => slots.map((slot) => slot.element)
    expect(order(reached)).toEqual(order(direct))
  })

  it('lets what the canvas shows fly out before it is dropped', () => {
    const drawn = onCanvas(updateSlots([], [hero], 'home') ?? [])
    const next = onCanvas(updateSlots(drawn, [null], 'solutions') ?? [])
    expect(next.map(({ name, leaving }) => [name, leaving])).toEqual([
      ['hero', true],
      ['ambient', false],
    ])
    const home = updateSlots(next, [element('hero')], 'home') ?? []
    expect(home.map(({ name, leaving }) => [name, leaving])).toEqual([
      ['hero', true],
      ['ambient', true],
      ['hero', false],
    ])
  })

  it('drops at once what the canvas does not show: not ready, or out of view', () => {
    const below = element('integration')
    const slots = onCanvas(updateSlots([], [hero, below], 'home') ?? [])
    const [, diagram] = slots
    if (diagram) diagram.visible = false
    expect((updateSlots(slots, [null], 'solutions') ?? []).map(({ name }) => name)).toEqual([
      'hero',
      'ambient',
    ])
    const waiting = updateSlots([], [hero], 'home') ?? []
    expect((updateSlots(waiting, [null], 'solutions') ?? []).map(({ name }) => name)).toEqual(['ambient'])
  })

  it('changes the ambient scene with the area, and keeps it within one', () => {
    const ambient = onCanvas(updateSlots([], [null], 'solutions') ?? [])
    expect(updateSlots(ambient, [null], 'solutions')).toBeNull()
    const next = updateSlots(ambient, [null], 'support') ?? []
    expect(next.map(({ area, leaving }) => [area, leaving])).toEqual([
      ['solutions', true],
      ['support', false],
    ])
  })

  it('keys are never used twice', () => {
    const keys = [first, updateSlots([], [hero], 'home') ?? []].flat().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
