import { Color, Group, Quaternion, Vector3, Vector4, type Material } from 'three'
import { describe, expect, it } from 'vitest'
import { OBJECTS } from '#scenes/capabilities/index.tsx'
import type { CapabilityObject } from '#scenes/capabilities/object.ts'
import * as hero from '#scenes/hero/config.ts'
import { createBand } from '#scenes/instrument/bands.tsx'
import { createCore } from '#scenes/instrument/core.tsx'
import { createLamps } from '#scenes/instrument/lamps.ts'
import { createMechanism } from '#scenes/instrument/mechanism.ts'
import { createOrbits } from '#scenes/instrument/orbit.tsx'
import { createPackets } from '#scenes/instrument/packets.tsx'
import { createPlanets } from '#scenes/instrument/planet.tsx'
import { createLighting } from '#scenes/instrument/lighting.ts'
import type { Part } from '#scenes/instrument/use-part.ts'
import { createPaths } from '#scenes/instrument/paths.tsx'
import { scenes } from '#scenes/index.ts'
import * as integration from '#scenes/integration/config.ts'
import { placements } from '#scenes/placements.ts'
import { capabilities } from '#src/content/home/capabilities.ts'
import { FRAME, mount, type AnyScene } from './mount-scene.ts'
import { costOf } from './triangles.ts'

const lighting = createLighting(1)

const cost = (parts: readonly Part[]) => costOf(parts.map(({ object }) => object))

/** Scenes with parts of their own; set pieces have a budget in pieces.test.ts, capabilities theirs below. */
const SCENES = [
  'hero',
  'intro',
  'tokens',
  'integration',
  'ambient',
  'lifecycle',
  'sources',
  'stack',
  'gates',
  'chain',
  'crank',
  'workflow',
  'leads',
] as const

describe.each(SCENES)('%s at top quality', (name) => {
  it('stays within 20 draw calls and 120,000 triangles', async () => {
    const scene = await scenes[name].load()
    const state = await mount(scene as AnyScene, { ...FRAME, time: 4, progress: 0.5 }, 'high')
    state.advance(4)
    const { draws, triangles } = costOf([state.scene])
    expect(draws).toBeGreaterThan(3)
    expect(triangles).toBeGreaterThan(10_000)
    expect(draws).toBeLessThanOrEqual(20)
    expect(triangles).toBeLessThanOrEqual(120_000)
  })
})

it('names every scene that is drawn, no set piece and not of a capability', () => {
  const isPiece = (name: string) => Object.hasOwn(placements, name)
  const others = Object.keys(scenes).filter(
    (name) => !['capability', 'samples'].includes(name) && !isPiece(name),
  )
  expect(SCENES.toSorted()).toEqual(others.toSorted())
})

const capability = (object: CapabilityObject, tier: 'high' | 'low') =>
  cost([
    createMechanism(lighting, tier, object.pieces(), object.parents),
    createCore(lighting, object.core.radius, tier === 'low' ? 0 : 3, tier),
    ...(object.lamps ? [createLamps(lighting, object.lamps)] : []),
    ...(tier !== 'low' && object.streams
      ? [createPackets(lighting, { seed: 5, curves: 3, perCurve: 9, size: 0.3, speed: 0.1 })]
      : []),
  ])

it('has an object for each capability, and no other', () => {
  expect(Object.keys(OBJECTS).toSorted()).toEqual(capabilities.map(({ id }) => id).toSorted())
})

describe.each(Object.entries(OBJECTS))('the object of %s', (_id, object) => {
  it('takes at most six draw calls and 25,000 triangles', () => {
    const { draws, triangles } = capability(object, 'high')
    expect(draws).toBeGreaterThanOrEqual(3)
    expect(draws).toBeLessThanOrEqual(6)
    expect(triangles).toBeLessThanOrEqual(25_000)
  })

  it('is as moved by the same time, and moves with it', () => {
    const at = (time: number, wake: number) => {
      const joints = object.parents.map(() => new Group())
      object.move(time, wake, joints)
      return JSON.stringify(joints.map(({ position, rotation }) => [position.toArray(), rotation.toArray()]))
    }
    expect(at(4, 0)).toBe(at(4, 0))
    expect(at(9, 0)).not.toBe(at(4, 0))
    expect(at(4, 1)).not.toBe(at(4, 0))
  })
})

it('draws six objects at once within the limit of the lowest tier', () => {
  const all = Object.values(OBJECTS).map((object) => capability(object, 'low'))
  expect(all.reduce((sum, { draws }) => sum + draws, 0)).toBeLessThanOrEqual(20)
  expect(all.reduce((sum, { triangles }) => sum + triangles, 0)).toBeLessThanOrEqual(120_000)
})

describe('parts', () => {
  it('share the uniforms of their lighting, so one write relights all', () => {
    const band = createBand(lighting, 'low', hero.AXIS)
    const material = band.object.material as unknown as {
      uniforms: Record<string, unknown>
    }
    expect(material.uniforms['uNight']).toBe(lighting.uniforms.uNight)
    expect(material.uniforms['uBrass']).toBe(lighting.uniforms.uBrass)
  })

  it('place planets without replacing their buffer', () => {
    const planets = createPlanets(lighting, 'low', hero.BODIES)
    const { array } = planets.object.instanceMatrix
    planets.place(2, 1, 2, 3, 0.5, 0.3)
    planets.commit()
    expect(planets.object.instanceMatrix.array).toBe(array)
    expect(Array.from(array.slice(44, 48))).toEqual([1, 2, 3, 1])
  })

  it('hand packets typed slots to write curves into', () => {
    const packets = createPackets(lighting, { seed: 1, curves: 2, perCurve: 3, size: 0.1, speed: 0.2 })
    expect(packets.from[1]).toBeInstanceOf(Vector3)
    expect(packets.tint[1]).toBeInstanceOf(Color)
    expect(packets.level.length).toBeGreaterThanOrEqual(2)
    expect(lighting.uniforms.uCore.value).toBeInstanceOf(Vector4)
  })

  it('let paths run along the vectors of packets, and orbits and planets change without being rebuilt', () => {
    const packets = createPackets(lighting, integration.PACKETS.low)
    const paths = createPaths(lighting, 'low', integration.PATHS)
    paths.follow(packets)
    const { uBend } = (paths.object.material as unknown as { uniforms: { uBend: { value: Vector3[] } } })
      .uniforms
    expect(uBend.value).toBe(packets.bend)
    const orbits = createOrbits(lighting, 'low', integration.ORBITS)
    const { array } = orbits.object.geometry.getAttribute('aOrbit')
    orbits.resize(1, 4.5)
    expect([array[0], array[4]]).toEqual([1, 4.5])
    orbits.shade(1, 0.5)
    expect([array[3], array[7]]).toEqual([1, 0.5])
    orbits.turn(1, new Quaternion(0, 0.6, 0, 0.8))
    const planes = [...orbits.object.geometry.getAttribute('aPlane').array].slice(0, 8)
    for (const [i, value] of [0, 0, 0, 1, 0, 0.6, 0, 0.8].entries()) expect(planes[i]).toBeCloseTo(value)
    const planets = createPlanets(lighting, 'low', hero.BODIES)
    planets.shade(2, 0.25)
    expect([...planets.object.geometry.getAttribute('aLevel').array].slice(0, 4)).toEqual([1, 1, 0.25, 1])
  })

  it('free what they own', () => {
    const band = createBand(lighting, 'low', hero.AXIS, hero.INNER_MARKS)
    let freed = 0
    const { geometry, material } = band.object
    geometry.addEventListener('dispose', () => (freed += 1))
    ;(material as Material).addEventListener('dispose', () => (freed += 1))
    band.dispose()
    expect(freed).toBe(2)
  })
})
