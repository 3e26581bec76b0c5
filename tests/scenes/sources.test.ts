import { Euler, PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { SCENE_DISTANCE, SCENE_FOV } from '#scenes/instrument/scene-props.ts'
import * as config from '#scenes/sources/config.ts'
import { createMood, createSeat, follow, sit, type SourcesMood } from '#scenes/sources/motion.ts'
import { sources } from '#src/content/analytics/sources.ts'

const camera = new PerspectiveCamera(SCENE_FOV, 1.6, 0.1, 100)
camera.position.z = SCENE_DISTANCE
camera.updateMatrixWorld()
camera.updateProjectionMatrix()

/** Where a point is seen, in scene units at z = 0. */
function seen(point: Vector3): { x: number; y: number } {
  const at = point.clone().project(camera)
  return { x: at.x * 8, y: at.y * 5 }
}

const layouts = [
  ['wide', 16],
  ['upright', 8.3],
] as const

describe.each(layouts)('on a map that is %s', (_name, across) => {
  it.each(sources)('$id is seen under its button and lies on its orbit', ({ x, y, orbit }) => {
    const button = { x: (x / 100 - 0.5) * across, y: (0.5 - y / 100) * 10 }
    for (const sway of [-0.04, 0, 0.04]) {
      const seat = sit(button.x, button.y, orbit, sway, createSeat())
      const place = new Vector3(seat.x, seat.y, seat.z)
      expect(seen(place).x).toBeCloseTo(button.x, 6)
      expect(seen(place).y).toBeCloseTo(button.y, 6)
      const onOrbit = new Vector3(Math.cos(seat.angle), 0, Math.sin(seat.angle))
        .multiplyScalar(seat.reach)
        .applyEuler(new Euler(seat.lean, 0, seat.roll, 'ZXY'))
      expect(onOrbit.distanceTo(place)).toBeLessThan(1e-6)
    }
  })
})

describe('config', () => {
  it('has an orbit for each source, and curves that the shader can hold', () => {
    expect(config.ORBITS).toHaveLength(sources.length)
    expect(config.JOINS.every(([a, b]) => a >= 0 && b >= 0)).toBe(true)
    expect(config.CURVES).toBeLessThanOrEqual(16)
  })
})

const lookAt = (mood: SourcesMood, active: number, flowing = true) => {
  for (let time = 1; time < 3; time += 1 / 60) follow(mood, time, active, flowing)
  return mood
}

describe('the mood', () => {
  it('warms the source that is looked at and dims the others, without a jump', () => {
    const mood = createMood()
    follow(mood, 1, -1, false)
    expect(follow(mood, 1.016, 2, false).heat[2]).toBeLessThan(0.3)
    expect(lookAt(mood, 2).heat[2]).toBeCloseTo(1, 2)
    expect(mood.dim[2]).toBeCloseTo(0, 2)
    expect(mood.dim[0]).toBeCloseTo(1, 2)
    // CRM is joined with website analytics, and with social media only through it.
    expect([mood.apart[0], mood.apart[1]].map((apart) => Math.round(apart ?? 0))).toEqual([1, 0])
  })

  it('shows no signals before they have run once, and keeps them in sight when they pause', () => {
    const mood = createMood()
    follow(mood, 1, -1, false)
    expect(mood.flow).toBe(0)
    lookAt(mood, -1)
    const { clock, flow } = mood
    follow(mood, mood.time + 0.02, -1, false)
    expect([mood.clock, mood.flow]).toEqual([clock, flow])
    follow(mood, mood.time + 0.02, -1, true)
    expect(mood.clock).toBeGreaterThan(clock)
  })

  it('is what it will be as soon as the clock is frozen', () => {
    const mood = createMood()
    follow(mood, 4, 1, true)
    follow(mood, 4, 3, true)
    expect([mood.heat[1], mood.heat[3], mood.clock, mood.flow]).toEqual([0, 1, 4, 1])
  })
})
