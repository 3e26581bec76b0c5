import { type Mesh, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import {
  BEAD_RADIUS,
  CORE,
  FILAMENT,
  FLIGHT,
  GAP,
  GATES,
  gapOf,
  heightOf,
  radiusOf,
  shutTurn,
  SPARK_STILL,
  STRAY,
} from '#scenes/gates/config.ts'
import { gates } from '#scenes/gates/geometry.ts'
import { createMetal } from '#scenes/gates/metal.tsx'
import { createGatesPose, type GatesState, litOf, pose, shutOf, strayOf } from '#scenes/gates/motion.ts'
import { createFollowed, followPage } from '#scenes/gates/state.ts'
import { bandProfile } from '#scenes/instrument/band-profile.ts'
import { bandGeometry } from '#scenes/instrument/band-geometry.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createLighting } from '#scenes/instrument/lighting.ts'
import { triangleCount } from './triangles.ts'

const FRAME = { time: 4, progress: 0.5, pointer: { x: 0, y: 0 }, width: 720, height: 800 }
const rings = Array.from({ length: GATES }, (_, i) => i)
const state = (over: Partial<GatesState> = {}): GatesState => ({
  told: 0,
  event: 7,
  ring: 2,
  since: -1,
  ...over,
})

/** Length of the path from ring to ring that metal of the band spans, degrees about angle 0. */
function angles(spec: Parameters<typeof bandGeometry>[0]): number[] {
  const { array } = bandGeometry(spec, 'low').getAttribute('position')
  const out: number[] = []
  for (let i = 0; i < array.length; i += 3)
    out.push(Math.abs(Math.atan2(array[i + 2] ?? 0, array[i] ?? 0)) / DEGREE)
  return out
}

describe('an open ring', () => {
  const [gate] = gates
  if (!gate) throw new Error('no gate')

  it('has no metal and no tooth in its gap', () => {
    for (const spec of [gate.frame, gate.rotor])
      expect(Math.min(...angles(spec))).toBeGreaterThanOrEqual((spec.gap ?? 0) / 2 - 0.01)
  })

  it('is closed at both ends, by faces that look into the gap', () => {
    const { gap = 0, teeth, ...whole } = gate.frame
    expect(teeth).toBeGreaterThan(0)
    const [open, closed] = [{ ...whole, gap }, whole].map((spec) => bandGeometry(spec, 'low'))
    if (!open || !closed) throw new Error('no geometry')
    const ends = triangleCount(open) - triangleCount(closed)
    expect(ends).toBeGreaterThan(20)
    const position = open.getAttribute('position')
    const normal = open.getAttribute('normal')
    const corners = open.index?.array ?? []
    const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()]
    let area = 0
    for (let i = corners.length - ends * 3; i < corners.length; i += 3) {
      a.fromBufferAttribute(position, corners[i] ?? 0)
      b.fromBufferAttribute(position, corners[i + 1] ?? 0).sub(a)
      c.fromBufferAttribute(position, corners[i + 2] ?? 0).sub(a)
      const told = new Vector3().fromBufferAttribute(normal, corners[i] ?? 0)
      area += b.cross(c).dot(told) / 2
      // Towards angle 0, on whichever side of it.
      expect(Math.sign(told.z)).toBe(-Math.sign(a.z))
    }
    // Seen from the gap they are the whole cross-section.
    const profile = bandProfile(gate.frame)
    const around = profile.reduce((sum, [r, y], i) => {
      const [r2, y2] = profile[(i + 1) % profile.length] ?? [r, y]
      return sum + (r * y2 - r2 * y) / 2
    }, 0)
    expect(around).toBeGreaterThan(0)
    expect(area).toBeCloseTo(2 * around, 5)
    expect(gap).toBeGreaterThan(0)
  })
})

describe('the gates', () => {
  it('let an event through when they stand open, wherever in the gap it flies', () => {
    expect(Math.max(...Array.from({ length: 400 }, (_, id) => Math.abs(strayOf(id))))).toBeLessThanOrEqual(
      STRAY,
    )
    expect(STRAY + BEAD_RADIUS).toBeLessThan(GAP / 2)
    const out = pose('operations', FRAME, state({ event: 5, ring: 0 }), createGatesPose())
    // Its way passes every outer ring at the ring's own radius, within the gap.
    for (const ring of rings) {
      const t = ((out.from[0] ?? 0) - radiusOf(ring)) / ((out.from[0] ?? 0) - (out.to[0] ?? 1))
      const z = (out.from[2] ?? 0) + t * ((out.to[2] ?? 0) - (out.from[2] ?? 0))
      expect(Math.abs(z) + BEAD_RADIUS).toBeLessThan(radiusOf(ring) * Math.sin((gapOf(ring) / 2) * DEGREE))
    }
  })

  it('have the core whole within the innermost ring, clear of its line of light', () => {
    const inner = radiusOf(0) - (gates[0]?.frame.depth ?? 0) / 2 - FILAMENT.inside - FILAMENT.radius
    expect(CORE.radius).toBeLessThan(inner)
    // Seen from aside, what stands behind the ring is cut by it.
    expect(Math.abs(CORE.y - heightOf(0))).toBeLessThan(0.3)
  })

  it('shut by turning metal over the whole gap', () => {
    for (const ring of rings) {
      const turned = shutTurn(ring) / DEGREE
      // The rotor's own gap has left the frame's.
      expect(turned - gapOf(ring, GAP * 1.04) / 2).toBeGreaterThan(gapOf(ring) / 2)
    }
  })

  it('stay shut behind the layer that is read about, and only that one is lit', () => {
    for (let layer = 0; layer <= GATES; layer += 1)
      for (const ring of rings) {
        expect(shutOf(ring, layer, 'architecture')).toBe(ring < layer ? 1 : 0)
        expect(litOf(ring, layer)).toBe(ring === layer - 1 ? 1 : 0)
        expect(shutOf(ring, layer, 'operations')).toBe(ring === layer - 1 ? 1 : 0)
      }
  })

  it('move without a jump, and are the same for the same moment', () => {
    const numbers = (told: number, since: number) => {
      const out = pose('operations', FRAME, state({ told, since }), createGatesPose())
      return [...out.turns, ...out.lit, out.way, out.bead, out.spark]
    }
    for (let i = 0; i < 600; i += 1) {
      const [a, b] = [numbers(i / 100, i / 200), numbers((i + 1) / 100, (i + 1) / 200)]
      for (const [at, value] of a.entries()) expect(Math.abs(value - (b[at] ?? 0))).toBeLessThan(0.06)
    }
    expect(numbers(3.3, 0.4)).toEqual(numbers(3.3, 0.4))
  })

  it('fit into wide and narrow places alike', () => {
    for (const [width, height] of [
      [720, 800],
      [390, 300],
      [1900, 900],
    ] as const) {
      const { scale } = pose('architecture', { ...FRAME, width, height }, state(), createGatesPose())
      expect(scale * 7.4).toBeLessThanOrEqual((10 * Math.min(width, height)) / height)
    }
  })
})

describe('an event', () => {
  const stop = (id: number, ring = 2) => ({ id, ring, severity: 1 })

  it('flies for as long as it says, is stopped at its ring, and sparks there', () => {
    const page = createFollowed()
    followPage(page, 'operations', 0, [stop(1)], 10)
    for (let t = 1; t <= 300; t += 1) followPage(page, 'operations', 0, [stop(1)], 10 + t / 60)
    const at = (seconds: number) => {
      const start = page.time
      followPage(page, 'operations', 0, [stop(2, 4)], start + 1 / 60)
      for (let t = 1; t <= seconds * 60; t += 1)
        followPage(page, 'operations', 0, [stop(2, 4)], start + (t + 1) / 60)
      return pose('operations', FRAME, page, createGatesPose())
    }
    const early = at(0.2)
    expect(early.way).toBeLessThan(0.5)
    expect(early.spark).toBe(0)
    const late = at(FLIGHT.seconds)
    expect(late.way).toBe(1)
    expect(late.spark).toBeGreaterThan(0)
    expect(page.told).toBeCloseTo(5, 1)
    expect(at(FLIGHT.spark + 0.5).spark).toBe(1)
  })

  it('has just been stopped where the clock stands still, whatever came before', () => {
    const [fresh, used] = [createFollowed(), createFollowed()]
    followPage(used, 'operations', 0, [stop(1, 5)], 3)
    followPage(used, 'operations', 0, [stop(1, 5)], 3.02)
    for (const page of [fresh, used]) followPage(page, 'operations', 0, [stop(9)], 400)
    const shown = [fresh, used].map((page) => pose('operations', FRAME, page, createGatesPose()))
    expect(shown[0]).toEqual(shown[1])
    expect(shown[0]?.way).toBe(1)
    expect(shown[0]?.spark).toBe(SPARK_STILL)
  })
})

it('all metal of the lowest tier is one draw, below half of what a view may cost', () => {
  const { object, joints } = createMetal(createLighting(1), 'low')
  let draws = 0
  let triangles = 0
  object.traverse((each) => {
    if (!(each as Mesh).geometry) return
    draws += 1
    triangles += triangleCount((each as Mesh).geometry)
  })
  expect(draws).toBe(1)
  expect(joints.length).toBe(GATES + 2)
  expect(triangles).toBeLessThan(60_000)
})
