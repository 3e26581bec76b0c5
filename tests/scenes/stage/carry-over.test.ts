import { Group, Scene } from 'three'
import { describe, expect, it } from 'vitest'
import { PIECE } from '#scenes/instrument/piece.ts'
import {
  advanceCarryOvers,
  carryOver,
  drawnRect,
  isSource,
  landCarryOvers,
  rectOnTheWay,
  stanceOf,
} from '#scenes/stage/carry-over.ts'
import { FLIGHT_SECONDS } from '#scenes/stage/flight.ts'
import type { Rect } from '#scenes/stage/rects.ts'
import { updateSlots } from '#scenes/stage/slot-list.ts'
import { createSlot, type Slot } from '#scenes/stage/slot.ts'

const STEP = 0.05
const CARD: Rect = { left: 800, top: 500, width: 200, height: 200 }
const HERO: Rect = { left: 0, top: 0, width: 1440, height: 900 }
const out = (): Rect => ({ left: 0, top: 0, width: 0, height: 0 })

const element = (placement: string, progress?: string) =>
  ({
    dataset: { scene: 'train', placement, progress },
    checkVisibility: () => true,
  }) as unknown as HTMLElement

/** A slot whose piece stands at x in its scene. */
function draw(slot: Slot, rect: Rect, x: number, scale: number): Slot {
  const scene = new Scene()
  const piece = new Group()
  piece.name = PIECE
  piece.position.x = x
  piece.scale.setScalar(scale)
  scene.add(piece)
  slot.visible = true
  slot.shown = { tier: 'low', scene, anchors: new Set(), compiling: false, ready: true, gone: false }
  Object.assign(slot.rect, rect)
  return slot
}

const card = () => draw(createSlot('train', 'cross', element('hero-card'), 'solutions'), CARD, 0, 1)
const hero = () => createSlot('train', 'leave', element('hero', 'leave'), 'solutions')

/** A page that has just been opened from a card, its own scene drawn or not. */
function opened(drawn: boolean) {
  const [source, slot] = [card(), hero()]
  source.leaving = true
  carryOver(slot, source)
  if (drawn) draw(slot, HERO, 3, 0.9)
  return { source, slot, slots: [source, slot] }
}

const middleOf = (slot: Slot) => {
  const piece = slot.shown?.scene.getObjectByName(PIECE)
  if (!piece) throw new Error('no piece')
  return stanceOf(piece, drawnRect(slot, out()), { x: 0, y: 0, scale: 0 })
}

describe('a card that opens its page', () => {
  it('hands its piece over to the scene that the page opens with', () => {
    const source = card()
    const next = updateSlots([source], [element('hero', 'leave')], 'solutions') ?? []
    expect(next.map(({ leaving }) => leaving)).toEqual([true, false])
    expect(next[1]?.carry?.source).toBe(source)
    expect(next[1]?.element?.dataset.carried).toBe('')
    expect(isSource(source, next)).toBe(true)
  })

  it('hands it to that of two anchors which is shown: the one that stays, where it stands for the first screen', () => {
    const source = card()
    const hidden = Object.assign(element('hero', 'leave'), { checkVisibility: () => false })
    const staying = element('checks')
    staying.dataset['opens'] = ''
    const next = updateSlots([source], [staying, hidden], 'solutions') ?? []
    expect(next.map(({ carry }) => carry?.source ?? null)).toEqual([null, source, null])
    // It is no first screen that scrolls away.
    expect(next[1]?.progress).toBe('cross')
  })

  it('hands nothing over to another piece, below the first screen, or from outside the view', () => {
    const other = {
      dataset: { scene: 'vault', placement: 'hero', progress: 'leave' },
      checkVisibility: () => true,
    } as unknown as HTMLElement
    const below = element('leads')
    const unseen = card()
    unseen.visible = false
    const cases: [Slot, HTMLElement][] = [
      [card(), other],
      [card(), below],
      [unseen, element('hero', 'leave')],
    ]
    for (const [source, wanted] of cases)
      expect(updateSlots([source], [wanted], 'solutions')?.at(-1)?.carry).toBeNull()
  })

  it('shows its piece until the scene can be drawn, which begins exactly there', () => {
    const { source, slot, slots } = opened(false)
    expect(advanceCarryOvers(slots, STEP)).toBe(true)
    expect(isSource(source, slots)).toBe(true)
    draw(slot, HERO, 3, 0.9)
    expect(advanceCarryOvers(slots, STEP)).toBe(true)
    expect(isSource(source, slots)).toBe(false)
    const { x, y, scale } = middleOf(slot)
    expect(x).toBeCloseTo(900)
    expect(y).toBeCloseTo(600)
    expect(scale).toBeCloseTo(20)
  })

  it('ends in its own rectangle, on time, and never moves back', () => {
    const { slot, slots } = opened(true)
    advanceCarryOvers(slots, STEP)
    let seconds = 0
    let width = drawnRect(slot, out()).width
    while (advanceCarryOvers(slots, STEP)) {
      seconds += STEP
      const now = drawnRect(slot, out()).width
      expect(now).toBeGreaterThanOrEqual(width)
      width = now
    }
    expect(seconds).toBeGreaterThan(FLIGHT_SECONDS - 2 * STEP)
    expect(seconds).toBeLessThan(FLIGHT_SECONDS)
    expect(drawnRect(slot, out())).toBe(slot.rect)
    expect(slot.element?.dataset.carried).toBeUndefined()
  })

  it('waits for a slow scene for less than a second, then the page opens as others do', () => {
    const { slot, slots } = opened(false)
    let seconds = 0
    while (advanceCarryOvers(slots, STEP)) seconds += STEP
    expect(seconds).toBeLessThan(1)
    expect(slot.carry).toBeNull()
    expect(slot.element?.dataset.carried).toBeUndefined()
  })

  it('ends at once on a frozen stage, and when the visitor goes on to another page', () => {
    const { slot, slots } = opened(true)
    advanceCarryOvers(slots, STEP)
    landCarryOvers(slots)
    expect(drawnRect(slot, out())).toBe(slot.rect)
    const second = opened(true)
    advanceCarryOvers(second.slots, STEP)
    second.slot.leaving = true
    expect(advanceCarryOvers(second.slots, STEP)).toBe(false)
  })
})

describe('the way from a card to a first screen', () => {
  const from = { x: 900, y: 600, scale: 20 }
  const to = { x: 1066, y: 468, scale: 95 }

  it('keeps the shape of the rectangle, and bends to one side', () => {
    const half = rectOnTheWay(from, to, HERO, 0.5, out())
    expect(half.width / half.height).toBeCloseTo(HERO.width / HERO.height)
    const scale = half.height / HERO.height
    const x = half.left + to.x * scale
    const y = half.top + to.y * scale
    // Off the straight line by the bend alone.
    const side = (x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)
    expect(side / Math.hypot(to.x - from.x, to.y - from.y) ** 2).toBeCloseTo(0.16)
    const end = rectOnTheWay(from, to, HERO, 1, out())
    for (const key of ['left', 'top', 'width', 'height'] as const) expect(end[key]).toBeCloseTo(HERO[key])
  })
})
