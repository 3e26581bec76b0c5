import { Euler, PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { SCENE_DISTANCE, SCENE_FOV } from '#scenes/instrument/scene-props.ts'
import * as config from '#scenes/sources/config.ts'
import {
  createOrbitPlace,
  createSourcesState,
  followSources,
  placeOnOrbit,
  type SourcesState,
} from '#scenes/sources/motion.ts'
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
      const place = placeOnOrbit(button.x, button.y, orbit, sway, createOrbitPlace())
      const point = new Vector3(place.x, place.y, place.z)
      expect(seen(point).x).toBeCloseTo(button.x, 6)
      expect(seen(point).y).toBeCloseTo(button.y, 6)
      const onOrbit = new Vector3(Math.cos(place.angle), 0, Math.sin(place.angle))
        .multiplyScalar(place.reach)
        .applyEuler(new Euler(place.lean, 0, place.roll, 'ZXY'))
      expect(onOrbit.distanceTo(point)).toBeLessThan(1e-6)
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

const idOf = (at: number) => sources[at]?.id ?? null

const lookAt = (state: SourcesState, active: string | null, flowing = true) => {
  for (let time = 1; time < 3; time += 1 / 60) followSources(state, { active, flowing }, time)
  return state
}

describe('what is highlighted', () => {
  it('lights the source that is looked at and dims the others, without a jump', () => {
    const state = createSourcesState()
    followSources(state, { active: null, flowing: false }, 1)
    followSources(state, { active: idOf(2), flowing: false }, 1.016)
    expect(state.active[2]).toBeLessThan(0.3)
    expect(lookAt(state, idOf(2)).active[2]).toBeCloseTo(1, 2)
    expect(state.wayDim[2]).toBeCloseTo(0, 2)
    expect(state.wayDim[0]).toBeCloseTo(1, 2)
    // CRM is joined with website analytics, and with social media only through it.
    expect([state.dim[0], state.dim[1]].map((dim) => Math.round(dim ?? 0))).toEqual([1, 0])
  })

  it('shows no signals before they have run once, and keeps them in sight when they pause', () => {
    const state = createSourcesState()
    followSources(state, { active: null, flowing: false }, 1)
    expect(state.flow).toBe(0)
    lookAt(state, null)
    const { clock, flow } = state
    followSources(state, { active: null, flowing: false }, state.time + 0.02)
    expect(state.clock).toBe(clock)
    expect(state.flow).toBeGreaterThanOrEqual(flow)
    followSources(state, { active: null, flowing: true }, state.time + 0.02)
    expect(state.clock).toBeGreaterThan(clock)
  })

  it('is what it will be as soon as the clock is frozen', () => {
    const state = createSourcesState()
    followSources(state, { active: idOf(1), flowing: true }, 4)
    followSources(state, { active: idOf(3), flowing: true }, 4)
    expect([state.active[1], state.active[3], state.clock, state.flow]).toEqual([0, 1, 4, 1])
  })
})
