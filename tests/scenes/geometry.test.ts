import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { bandGeometry } from '#scenes/instrument/band-geometry.ts'
import { bandProfile } from '#scenes/instrument/band-profile.ts'
import { dustGeometry } from '#scenes/instrument/dust-geometry.ts'
import { ORBIT_SLOTS, orbitGeometry } from '#scenes/instrument/orbit-geometry.ts'
import { packetGeometry } from '#scenes/instrument/packet-geometry.ts'
import { createRandom } from '#scenes/instrument/random.ts'
import * as hero from '#scenes/hero/config.ts'
import * as sources from '#scenes/sources/config.ts'
import { triangleCount } from './triangles.ts'

function expectFinite(geometry: BufferGeometry): void {
  for (const name of Object.keys(geometry.attributes)) {
    const bad = [...(geometry.getAttribute(name)?.array ?? [])].filter((value) => !Number.isFinite(value))
    expect(bad, name).toHaveLength(0)
  }
}

const reach = (band: { radius: number; depth: number; axial: number }) =>
  Math.hypot(band.radius + band.depth / 2, band.axial / 2)
const hole = (band: { radius: number; depth: number }) => band.radius - band.depth / 2

const dust = (seed: number) => [...dustGeometry({ ...hero.DUST.high, seed }).getAttribute('position').array]

describe('bands', () => {
  const spec = hero.MERIDIAN

  it('are finite, with unit normals and indices in range', () => {
    const geometry = bandGeometry(spec, 'high')
    expectFinite(geometry)
    const normal = geometry.getAttribute('normal')
    for (let i = 0; i < normal.count; i += 97) {
      expect(Math.hypot(normal.getX(i), normal.getY(i), normal.getZ(i))).toBeCloseTo(1, 5)
    }
    const highest = Math.max(...[...(geometry.index?.array ?? [])].slice(-600))
    expect(highest).toBeLessThan(normal.count)
  })

  it('face outwards: every sampled triangle of the sweep agrees with its normal', () => {
    const geometry = bandGeometry({ ...spec, pins: [], teeth: 0 }, 'high')
    const [p, n, index] = [geometry.getAttribute('position'), geometry.getAttribute('normal'), geometry.index]
    for (let t = 0; t < (index?.count ?? 0); t += 3 * 101) {
      const [a = 0, b = 0, c = 0] = [0, 1, 2].map((k) => index?.getX(t + k) ?? 0)
      const u = [p.getX(b) - p.getX(a), p.getY(b) - p.getY(a), p.getZ(b) - p.getZ(a)] as const
      const v = [p.getX(c) - p.getX(a), p.getY(c) - p.getY(a), p.getZ(c) - p.getZ(a)] as const
      const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
      expect(cross[0] * n.getX(a) + cross[1] * n.getY(a) + cross[2] * n.getZ(a)).toBeGreaterThan(0)
    }
  })

  it('keep the cross-section within their size', () => {
    for (const [r, y, shade] of bandProfile(spec)) {
      expect(Math.abs(r - spec.radius)).toBeLessThanOrEqual(spec.depth / 2 + 1e-9)
      expect(Math.abs(y)).toBeLessThanOrEqual(spec.axial / 2 + 1e-9)
      expect(shade).toBeGreaterThan(0)
    }
  })

  it('nest without touching: each ring clears the next', () => {
    expect(reach(hero.AXIS)).toBeLessThan(hole(hero.INNER))
    expect(reach(hero.INNER)).toBeLessThan(hole(hero.MERIDIAN))
    expect(reach(hero.MERIDIAN)).toBeLessThan(hole(hero.ECLIPTIC))
    expect(hero.CORE.radius).toBeLessThan(hole(hero.AXIS))
    for (const planet of hero.PLANETS)
      expect(planet.orbit - planet.radius).toBeGreaterThan(reach(hero.ECLIPTIC))
    expect(reach(sources.AXIS)).toBeLessThan(hole(sources.COLURE))
    expect(reach(sources.COLURE)).toBeLessThan(hole(sources.ECLIPTIC))
    expect(reach(sources.ECLIPTIC)).toBeLessThan(hole(sources.RIM))
    expect(sources.CORE.radius).toBeLessThan(hole(sources.AXIS))
  })
})

describe('seeded parts', () => {
  it('repeat exactly with the same seed and differ with another', () => {
    expect(dust(7)).toEqual(dust(7))
    expect(dust(7)).not.toEqual(dust(8))
    expect(createRandom(1)()).toBe(createRandom(1)())
  })

  it('have the promised counts', () => {
    expect(dustGeometry(hero.DUST.low).getAttribute('position').count).toBe(hero.DUST.low.count)
    const packets = packetGeometry(6, 5, 3)
    expect(packets.getAttribute('aPacket').count).toBe(30)
    expectFinite(packets)
    const orbits = orbitGeometry(hero.ORBITS, 64)
    expect(triangleCount(orbits, orbits.instanceCount)).toBe(64 * 2 * hero.ORBITS.length)
    expect(hero.ORBITS.length).toBeLessThanOrEqual(ORBIT_SLOTS)
  })
})
