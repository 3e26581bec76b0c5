import { describe, expect, it } from 'vitest'
import {
  bendBetween,
  bendToHub,
  leanFor,
  leaning,
  magnification,
  orbitSeen,
  fromPlane,
  toPlane,
  type Axes,
} from '#src/lib/ecliptic.ts'

const point = () => ({ x: 0, y: 0, z: 0 })
const bend = () => ({ u: 0, w: 0, lift: 0 })

/** A plane that leans, rolls and turns: its axes are those of any rotation. */
function turned(lean: number, roll: number): Axes {
  const { cy, cz } = leaning(lean)
  const [c, s] = [Math.cos(roll), Math.sin(roll)]
  return { ax: c, ay: s, az: 0, cx: -s * cy, cy: c * cy, cz }
}

describe('a point of the plane', () => {
  it.each([
    [0.64, 0],
    [0.4, 0.2],
    [1.1, -0.15],
  ])('is seen where it was asked for, at lean %d and roll %d', (lean, roll) => {
    const axes = turned(lean, roll)
    for (const [x, y] of [
      [5.2, 1.3],
      [-4.1, 2.3],
      [0.9, -3.1],
    ] as const) {
      const at = fromPlane(axes, toPlane(axes, x, y, { u: 0, w: 0 }), 0, point())
      expect(at.x * magnification(at.z)).toBeCloseTo(x, 6)
      expect(at.y * magnification(at.z)).toBeCloseTo(y, 6)
    }
  })

  it('stays finite on a plane seen edge-on', () => {
    const { u, w } = toPlane(leaning(0), 3, 0, { u: 0, w: 0 })
    expect(Number.isFinite(u) && Number.isFinite(w)).toBe(true)
  })

  it('is nearer to the reader in the lower half of the picture', () => {
    const axes = leaning(0.64)
    const depth = (y: number) => fromPlane(axes, toPlane(axes, 1, y, { u: 0, w: 0 }), 0, point()).z
    expect(depth(-3)).toBeGreaterThan(0)
    expect(depth(3)).toBeLessThan(0)
  })
})

it('the plane leans more in upright pictures, and never lies flat', () => {
  expect(leanFor(4 / 3)).toBeLessThan(leanFor(1))
  expect(leanFor(0.5)).toBeLessThan(Math.PI / 2)
})

describe('an orbit', () => {
  it('passes through the planets on it', () => {
    const lean = 0.64
    const { rx, ry, below } = orbitSeen(lean, 4)
    for (let i = 0; i < 12; i += 1) {
      const angle = (i / 12) * 2 * Math.PI
      const at = fromPlane(leaning(lean), { u: 4 * Math.cos(angle), w: 4 * Math.sin(angle) }, 0, point())
      const [x, y] = [at.x * magnification(at.z), at.y * magnification(at.z)]
      expect((x / rx) ** 2 + ((y + below) / ry) ** 2).toBeCloseTo(1, 6)
    }
  })
})

describe('ways', () => {
  it('to the hub all swing the same way round', () => {
    for (const from of [
      { u: 4, w: 0 },
      { u: -3, w: 2 },
    ]) {
      const { u, w, lift } = bendToHub(from, bend())
      expect(from.u * w - from.w * u).toBeGreaterThan(0)
      expect(lift).toBeGreaterThan(0)
    }
  })

  it('between opposites rise over the hub, between neighbours pass outside', () => {
    const across = bendBetween({ u: 4, w: 0 }, { u: -4, w: 0.2 }, bend())
    const beside = bendBetween({ u: 4, w: 0 }, { u: 0, w: 4 }, bend())
    expect(across.lift).toBeGreaterThan(2)
    expect(beside.lift).toBeLessThan(across.lift)
    expect(Math.hypot(beside.u, beside.w)).toBeGreaterThan(Math.hypot(2, 2))
  })
})
