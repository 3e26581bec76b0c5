import { describe, expect, it } from 'vitest'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createLighting } from '#scenes/instrument/lighting.ts'
import { dim, shadowIn } from '#scenes/hero/film/apply.ts'
import { assembly, createFilmPose, type FilmPose, RINGS, turning } from '#scenes/hero/film/motion.ts'

/** Every number of a pose, angles as points of the unit circle so that a full turn is no difference. */
function numbers(pose: FilmPose, periodOf = 1): number[] {
  const { hero } = pose
  const turns = [hero.lean, hero.roll, hero.meridian, hero.inner, ...hero.moons]
  const halves = [hero.ecliptic, hero.axis].map((angle) => angle * periodOf)
  const circle = [...turns, ...halves, ...hero.angles].flatMap((angle) => [Math.cos(angle), Math.sin(angle)])
  const offsets = RINGS.flatMap((ring) => Object.values(pose.offsets[ring]))
  return [
    ...circle,
    ...offsets,
    ...hero.extended,
    pose.clock,
    pose.orbits,
    pose.core,
    pose.gauge,
    pose.spread,
  ]
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? Number.NaN))))

describe('assembly', () => {
  it('ends as the whole instrument, everything in its place and lit', () => {
    const pose = assembly(1, createFilmPose())
    for (const ring of RINGS)
      for (const value of Object.values(pose.offsets[ring])) expect(Math.abs(value)).toBe(0)
    expect([...pose.hero.extended]).toEqual(pose.hero.angles.length === 6 ? [1, 1, 1, 1, 1, 1] : [])
    expect([pose.orbits, pose.core, pose.gauge, pose.spread]).toEqual([1, 1, 1, 1])
  })

  it('rises from the plane of the orbits until it looks down on them, from close by to far enough', () => {
    const { lean, scale } = assembly(0, createFilmPose()).hero
    let last = { lean, scale }
    for (let i = 1; i < 50; i += 1) {
      const { hero } = assembly(i / 49, createFilmPose())
      expect(hero.lean).toBeGreaterThanOrEqual(last.lean)
      expect(hero.scale).toBeLessThanOrEqual(last.scale)
      last = { lean: hero.lean, scale: hero.scale }
    }
    // The hero is seen at 17°: the film begins below that and ends where its page has not been.
    expect(lean).toBeLessThan(10 * DEGREE)
    expect(last.lean).toBeGreaterThan(40 * DEGREE)
  })

  it('throws shadows only where the bands themselves are seen', () => {
    expect(shadowIn(assembly(0, createFilmPose()))).toBeLessThan(0.01)
    expect(shadowIn(assembly(1, createFilmPose()))).toBe(1)
    expect(shadowIn(turning(0.5, createFilmPose()))).toBe(1)
  })

  it('begins in parts: bands away, planets in the core, the core dark', () => {
    const pose = assembly(0, createFilmPose())
    for (const ring of RINGS)
      expect(Math.hypot(pose.offsets[ring].x, pose.offsets[ring].y)).toBeGreaterThan(2)
    expect(Math.max(...pose.hero.extended)).toBe(0)
    expect(pose.core).toBeLessThan(0.2)
  })

  it('moves without a jump from frame to frame, and is the same for the same share', () => {
    let before = numbers(assembly(0, createFilmPose()))
    for (let i = 1; i < 150; i += 1) {
      const now = numbers(assembly(i / 149, createFilmPose()))
      expect(now.every(Number.isFinite)).toBe(true)
      expect(distance(now, before)).toBeLessThan(1.6)
      before = now
    }
    expect(numbers(assembly(0.4, createFilmPose()))).toEqual(numbers(assembly(0.4, createFilmPose())))
  })
})

describe('turning', () => {
  it('closes: half a turn of the outer band and the axis, everything else as it was', () => {
    const first = numbers(turning(0, createFilmPose()), 2)
    const last = numbers(turning(1, createFilmPose()), 2)
    expect(distance(first, last)).toBeLessThan(1e-5)
  })
})

describe('the core of a clip', () => {
  /** Luminance of its blue at a share of the clip. */
  function blueAt(share: number, night: number): number {
    const lighting = createLighting(night)
    lighting.uniforms.uNight.value = night
    dim(assembly(share, createFilmPose()), lighting)
    const { r, g, b } = lighting.palette.coreBlue
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  it('has its own colours by day and lights up out of dark glass by night', () => {
    expect(blueAt(0, 0)).toBe(blueAt(1, 0))
    expect(blueAt(0, 1)).toBeLessThan(0.2 * blueAt(1, 1))
  })
})
