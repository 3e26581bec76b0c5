import { describe, expect, it } from 'vitest'
import { ADDENDUM, MODULE, views } from '#src/content/automation/workflow-train.ts'
import { counts, fits, train, viewFor } from '#scenes/workflow/train.ts'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { magnification } from '#src/lib/ecliptic.ts'
import { seenPoint } from '#src/lib/gear-train.ts'
import { seenGear, seenOutline } from '#src/lib/seen-gear.ts'

const TAU = 2 * Math.PI
/** Distance of a number from the nearest whole one. */
const offWhole = (x: number) => Math.abs(x - Math.round(x))
const pairs = train.slice(1).map((gear, i) => [train[i] ?? gear, gear] as const)

describe('the train', () => {
  it('has a gear for each step of the longest template', () => {
    expect(train).toHaveLength(Math.max(...templates.map(({ steps }) => steps.length)))
    expect(counts.toSorted()).toEqual([5, 6, 8])
  })

  it('puts neighbours as far apart as their tooth counts say, and no two others within reach', () => {
    for (let i = 0; i < train.length; i += 1)
      for (let k = i + 1; k < train.length; k += 1) {
        const [a, b] = [train[i], train[k]]
        if (!a || !b) throw new Error('no gear')
        const apart = Math.hypot(a.x - b.x, a.z - b.z)
        if (k === i + 1) expect(apart).toBeCloseTo(((a.teeth + b.teeth) * MODULE) / 2, 9)
        else expect(apart).toBeGreaterThan(a.radius + b.radius + 2 * ADDENDUM)
      }
  })

  it('hands on where two gears meet, in opposite senses', () => {
    for (const [before, gear] of pairs) {
      expect(gear.sense).toBe(-before.sense)
      const there = [before, gear].map(({ x, z, radius, exit, entry }, at) => {
        const angle = at === 0 ? exit : entry
        return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius]
      })
      expect(there[1]?.[0]).toBeCloseTo(there[0]?.[0] ?? Number.NaN, 9)
      expect(there[1]?.[1]).toBeCloseTo(there[0]?.[1] ?? Number.NaN, 9)
    }
  })

  it('lets a tooth meet a gap after any travel, and each gear join in after the whole teeth of those before', () => {
    for (const travel of [0, 0.37, 1, 6.5])
      for (const [before, gear] of pairs) {
        const turned = (own: typeof gear) => own.rest + (own.sense * travel * TAU) / own.teeth
        const here = ((before.exit - turned(before)) * before.teeth) / TAU
        const next = ((gear.entry - turned(gear)) * gear.teeth) / TAU
        expect(offWhole(here + next - 0.5)).toBeLessThan(1e-9)
      }
    for (const { carried, teeth, entry, exit } of train) {
      expect(Number.isInteger(carried)).toBe(true)
      expect(Math.abs(exit - entry)).toBeCloseTo((carried * TAU) / teeth, 9)
    }
  })
})

describe.each(['wide', 'tall'] as const)('seen %s', (name) => {
  const view = views[name]

  it.each([...counts])('%i gears are within the picture and its room, whole', (count) => {
    const fit = fits[name][count - 1]
    if (!fit) throw new Error('no fit')
    const point = { x: 0, y: 0, z: 0 }
    for (const { x, z, radius } of train.slice(0, count))
      for (let i = 0; i < 12; i += 1) {
        const r = radius + ADDENDUM
        const angle = (i / 12) * TAU
        seenPoint(view, fit, x + Math.cos(angle) * r, 0, z + Math.sin(angle) * r, point)
        const near = magnification(point.z)
        expect(point.x * near).toBeGreaterThan(view.room.left - 5 * view.aspect - 0.02)
        expect(point.x * near).toBeLessThan(5 * view.aspect - view.room.right + 0.02)
        expect(point.y * near).toBeGreaterThan(view.room.bottom - 5 - 0.02)
        expect(point.y * near).toBeLessThan(5 - view.room.top + 0.02)
      }
  })

  it('has its buttons along the train; those of the smallest gears the page makes a little larger than them', () => {
    for (const count of counts) {
      const fit = fits[name][count - 1]
      if (!fit) throw new Error('no fit')
      const seen = train.slice(0, count).map((gear) => seenGear(gear, view, fit))
      for (const { width, height } of seen) {
        expect((width / 100) * view.aspect * 600).toBeGreaterThanOrEqual(40)
        expect((height / 100) * 600).toBeGreaterThanOrEqual(40)
      }
      const along = seen.map(({ x, y }) => (name === 'wide' ? x : y))
      expect(along).toEqual(along.toSorted((a, b) => a - b))
    }
  })

  it('has the outline of a gear through the tips of its teeth', () => {
    const fit = fits[name][train.length - 1]
    if (!fit) throw new Error('no fit')
    const point = { x: 0, y: 0, z: 0 }
    for (const gear of train) {
      const button = seenGear(gear, view, fit)
      const { x, y, long, short, turn } = seenOutline(gear, view, fit, ADDENDUM, 0)
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      for (let i = 0; i < 12; i += 1) {
        const angle = (i / 12) * TAU
        const r = gear.radius + ADDENDUM
        seenPoint(view, fit, gear.x + Math.cos(angle) * r, 0, gear.z + Math.sin(angle) * r, point)
        const near = magnification(point.z) * 10
        const u = point.x * near - (button.x - 50) * view.aspect - x
        const v = -point.y * near - (button.y - 50) - y
        // 1 on the ellipse.
        expect(Math.hypot((u * c + v * s) / long, (v * c - u * s) / short)).toBeCloseTo(1, 1)
      }
    }
  })

  it('is chosen by the aspect of the picture', () => {
    expect(viewFor(view.aspect)).toBe(name)
  })
})
