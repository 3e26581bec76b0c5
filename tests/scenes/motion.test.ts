import { describe, expect, it } from 'vitest'
import { VARIANTS } from '#scenes/ambient/config.ts'
import * as ambient from '#scenes/ambient/motion.ts'
import {
  clearOf,
  createHeroLayout,
  createHeroPose,
  type HeroPose,
  layout,
  pose as heroPose,
} from '#scenes/hero/motion.ts'
import * as tokens from '#scenes/tokens/motion.ts'
import * as integration from '#scenes/integration/motion.ts'
import { createIntroPose, type IntroPose, pose as introPose } from '#scenes/intro/motion.ts'
import * as lifecycle from '#scenes/lifecycle/motion.ts'
import { wideRing } from '#src/content/tasks/lifecycle-diagram.ts'
import { createSourcesPose, pose as sourcesPose } from '#scenes/sources/motion.ts'

const STILL = { x: 0, y: 0 }
const CORNERS = [-3, -1, 0, 1, 3].flatMap((x) => [-3, -1, 0, 1, 3].map((y) => ({ x, y })))
const FOUR_DEGREES = (4 * Math.PI) / 180
const steps = Array.from({ length: 101 }, (_, i) => i / 100)

/** All numbers of a pose; angles as a point on the circle, so that a whole turn is no jump. */
function numbers(value: unknown, key = ''): number[] {
  if (typeof value === 'number') {
    return /angle|turn|axis|core|swing|tokens|ecliptic|halo/.test(key)
      ? [Math.cos(value), Math.sin(value)]
      : [value]
  }
  if (value instanceof Float32Array) return [...value].flatMap((x) => [Math.cos(x), Math.sin(x)])
  return Object.entries(value as object).flatMap(([name, inner]) => numbers(inner, name))
}

function largestStep(a: number[], b: number[]): number {
  return Math.max(...a.map((x, i) => Math.abs(x - (b[i] ?? Number.NaN))))
}

/** Kept alive between calls, the poses would alias: copy the numbers out. */
const hero = (t: number, p: number) => numbers(heroPose(t, p, STILL, createHeroPose()))
const intro = (t: number, p: number, e = 0) => numbers(introPose(t, p, STILL, createIntroPose(), e))
const quiet = (t: number, p: number) =>
  numbers(ambient.pose(VARIANTS.company, t, p, STILL, ambient.createAmbientPose()))
/** The task makes a whole turn with the progress. */
const cycle = (t: number, p: number) =>
  numbers(
    lifecycle.pose(
      wideRing,
      t,
      p,
      STILL,
      { flow: { value: 0.5 }, traveller: { place: p } },
      lifecycle.createLifecyclePose(),
    ),
  )
const sources = (t: number, p: number) => numbers(sourcesPose(t, p, STILL, createSourcesPose()))

const wheel = (t: number, p: number) => numbers(tokens.pose(t, p, STILL, tokens.createTokensPose()))
const six = (t: number, p: number) =>
  numbers(integration.pose(t, p, STILL, STILL, 4 / 3, integration.createIntegrationPose()))

function series<T>(read: (p: number) => T): T[] {
  return steps.map(read)
}
const rises = (xs: number[]) => xs.every((x, i) => i === 0 || x >= (xs[i - 1] ?? 0) - 1e-9)

const heroSeries = (key: keyof HeroPose) =>
  series((p) => Number(heroPose(2, p, STILL, createHeroPose())[key]))

const exitAt = (e: number): IntroPose => introPose(2, 1, STILL, createIntroPose(), e)

describe.each([
  ['hero', hero],
  ['intro', intro],
  ['ambient', quiet],
  ['tokens', wheel],
  ['integration', six],
  ['lifecycle', cycle],
  ['sources', sources],
])('%s motion', (_name, at) => {
  it('is a pure function of its arguments', () => {
    expect(at(12.3, 0.4)).toEqual(at(12.3, 0.4))
  })

  it('is finite far out in time and beyond the ends of progress', () => {
    for (const t of [0, 1e5])
      for (const p of [-1, 0, 1, 2]) expect(at(t, p).every(Number.isFinite)).toBe(true)
  })

  it('does not jump over a frame of 16 ms, nor over a hundredth of progress', () => {
    for (let t = 0; t < 1500; t += 37.3)
      expect(largestStep(at(t, 0.2), at(t + 0.016, 0.2))).toBeLessThan(0.01)
    for (const p of steps) expect(largestStep(at(5, p), at(5, p + 0.01))).toBeLessThan(0.08)
  })
})

describe('the ambient scene', () => {
  it('keeps its planet near its place, so that it never crosses the headline', () => {
    for (const variant of Object.values(VARIANTS))
      for (let t = 0; t < 3600; t += 7) {
        const { angle } = ambient.pose(variant, t, 0, STILL, ambient.createAmbientPose())
        expect(Math.abs((angle * 180) / Math.PI - variant.at)).toBeLessThanOrEqual(ambient.SWING)
      }
  })

  it('stands in a box beneath the header on upright screens, over the whole view on others', () => {
    const place = (width: number, height: number) =>
      ambient.placeIn(width, height, { right: 0, y: 0, scale: 0 })
    expect(place(1440, 900)).toEqual({ right: 8, y: 0, scale: 1 })
    const { right, y, scale } = place(800, 1280)
    expect(right).toBeCloseTo(3.125)
    // The box in pixels: 62.5% of the width high, its top 32 px down.
    const middle = (1280 * (5 - y)) / 10
    expect(1280 * scale).toBeCloseTo(500)
    expect(middle - 250).toBeCloseTo(32)
  })
})

describe('tilt', () => {
  it('never exceeds 4°, even for a pointer outside the frame', () => {
    for (const pointer of CORNERS) {
      const poses: { tiltX: number; tiltY: number }[] = [
        heroPose(1, 0, pointer, createHeroPose()),
        introPose(1, 0, pointer, createIntroPose()),
        ambient.pose(VARIANTS.support, 1, 0, pointer, ambient.createAmbientPose()),
        integration.pose(1, 0, pointer, STILL, 1.3, integration.createIntegrationPose()),
        lifecycle.pose(
          wideRing,
          1,
          0,
          pointer,
          lifecycle.createLifecycleState(),
          lifecycle.createLifecyclePose(),
        ),
        sourcesPose(1, 0, pointer, createSourcesPose()),
      ]
      for (const { tiltX, tiltY } of poses)
        expect(Math.hypot(tiltX, tiltY)).toBeLessThanOrEqual(FOUR_DEGREES + 1e-9)
    }
  })

  it('follows the pointer', () => {
    expect(heroPose(1, 0, { x: 1, y: 0 }, createHeroPose()).tiltY).toBeGreaterThan(0)
    expect(heroPose(1, 0, { x: 0, y: 1 }, createHeroPose()).tiltX).toBeLessThan(0)
  })
})

describe('out objects', () => {
  it('are returned as given, with their arrays kept', () => {
    const a = createHeroPose()
    const { angles } = a
    expect(heroPose(3, 0.5, STILL, a)).toBe(a)
    expect(a.angles).toBe(angles)
    const b = createIntroPose()
    const [ring] = b.rings
    expect(introPose(3, 0.5, STILL, b)).toBe(b)
    expect(b.rings[0]).toBe(ring)
    const c = ambient.createAmbientPose()
    expect(ambient.pose(VARIANTS.solutions, 3, 0.5, STILL, c)).toBe(c)
  })
})

describe('progress', () => {
  it('opens the hero steadily and hands over at the end', () => {
    for (const key of ['scale', 'spread', 'drift'] as const) expect(rises(heroSeries(key)), key).toBe(true)
    expect(rises(heroSeries('fade').map((x) => -x))).toBe(true)
    expect([heroSeries('fade')[0], heroSeries('fade').at(-1)]).toEqual([1, 0])
  })

  it('lights the gauge with loading, and flies past the camera on exit', () => {
    expect(rises(series((p) => introPose(2, p, STILL, createIntroPose()).lit))).toBe(true)
    for (const i of [0, 1, 2]) expect(rises(series((e) => exitAt(e).rings[i]?.z ?? 0))).toBe(true)
    expect(exitAt(0).rings.every((ring) => ring.z === 0)).toBe(true)
    expect(exitAt(1).rings.every((ring) => ring.z > 16)).toBe(true)
    expect(exitAt(1).fade).toBe(0)
    for (const e of steps) expect(largestStep(intro(2, 1, e), intro(2, 1, e + 0.01))).toBeLessThan(0.8)
  })
})

describe('hero layout', () => {
  it('keeps the rings inside the frame at every supported size', () => {
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [1024, 768],
      [2560, 1080],
      [820, 1180],
    ] as const) {
      const at = layout(width, height, createHeroLayout())
      const half = (width / height) * 5
      expect(at.x + 3.4 * at.scale).toBeLessThan(half)
      expect(at.y + 3.1 * at.scale).toBeLessThan(5)
    }
  })

  it('lets no planet show behind the title, and hides none beside it or on upright screens', () => {
    for (const width of [1280, 1440, 1920]) {
      const at = layout(width, width / 1.6, createHeroLayout())
      expect(clearOf(at, at.words - 0.5)).toBe(0)
      expect(clearOf(at, at.words)).toBe(1)
      expect(at.words).toBeLessThan(at.x - 3.1 * at.scale)
    }
    expect(clearOf(layout(820, 1180, createHeroLayout()), -3)).toBe(1)
  })
})

describe('the wheel of tokens', () => {
  const at = (width: number, height: number) => tokens.layout(width, height, { x: 0, y: 0, scale: 1 })

  it('stands right of the words on a wide screen, and whole', () => {
    for (const [width, height] of [
      [1920, 830],
      [1440, 830],
      [1024, 706],
    ] as const) {
      const { x, scale } = at(width, height)
      const half = (width / height) * 5
      expect(x - 3.8 * scale).toBeGreaterThan(-half * 0.3)
      expect(x + 3.8 * scale).toBeLessThan(half * 1.1)
    }
  })

  it('stands above them on a narrow one, within its edges', () => {
    for (const width of [320, 390, 768]) {
      const { x, y, scale } = at(width, 776)
      expect(x).toBe(0)
      expect(y).toBeGreaterThan(2)
      expect(3.8 * scale).toBeLessThan((width / 776) * 5)
    }
  })

  it('turns from its face to its edge', () => {
    const lean = steps.map((p) => tokens.pose(3, p, STILL, tokens.createTokensPose()).lean)
    expect(rises(lean.toReversed())).toBe(true)
  })

  it('tilts by at most 4 degrees', () => {
    for (const pointer of CORNERS) {
      const { tiltX, tiltY } = tokens.pose(3, 0.5, pointer, tokens.createTokensPose())
      expect(Math.hypot(tiltX, tiltY)).toBeLessThanOrEqual(FOUR_DEGREES + 1e-9)
    }
  })
})
