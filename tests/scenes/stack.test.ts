import { type BufferAttribute, Matrix4, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createLighting } from '#scenes/instrument/lighting.ts'
import { solidGeometry } from '#scenes/instrument/solid.tsx'
import { SCENE_DISTANCE } from '#scenes/instrument/scene-props.ts'
import { CORE, PLATE } from '#scenes/stack/config.ts'
import { DISCS } from '#scenes/stack/disc-glsl.ts'
import { discGeometry, HALF, HOLE } from '#scenes/stack/disc-geometry.ts'
import { createDiscs } from '#scenes/stack/discs.tsx'
import {
  areSeated,
  createSeats,
  createStackPose,
  createStackShown,
  followStack,
  pose,
  type StackPose,
  type StackState,
} from '#scenes/stack/motion.ts'
import { plate } from '#scenes/stack/record.ts'
import { stackLayers } from '#src/content/technology/stack.ts'
import {
  layerHeight,
  narrowStack,
  stackFor,
  type StackShape,
  wideStack,
} from '#src/content/technology/stack-diagram.ts'
import { triangleCount } from './triangles.ts'

const STILL = { x: 0, y: 0 }
const STEP = 1 / 60
const closed: StackState = { apart: false, layer: 0, record: null }
const apart: StackState = { apart: true, layer: 0, record: null }

function seatsOf(shape: StackShape) {
  const seats = createSeats()
  seats.x = shape.x
  for (let i = 0; i < DISCS; i += 1) seats.y[i] = layerHeight(shape, i)
  return seats
}

/** The pose that is reached when the clock jumps to `time`. */
function at(state: StackState, { time = 4, progress = 0.5, pointer = STILL, shape = wideStack } = {}) {
  const shown = createStackShown()
  followStack(shown, state, time)
  return pose(shape, seatsOf(shape), { time, progress, pointer }, shown, createStackPose())
}

const disc = ({ discs }: StackPose, i: number) => {
  const found = discs[i]
  if (!found) throw new Error(`no disc ${i}`)
  return found
}

describe('a disc', () => {
  const geometry = discGeometry(96)
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')

  it('has radius 1, a hole, and its thickness, all finite', () => {
    const radii = Array.from({ length: position.count }, (_, i) =>
      Math.hypot(position.getX(i), position.getZ(i)),
    )
    expect(Math.max(...radii)).toBeCloseTo(1)
    expect(Math.min(...radii)).toBeCloseTo(HOLE)
    const heights = Array.from({ length: position.count }, (_, i) => position.getY(i))
    expect(Math.max(...heights)).toBeLessThanOrEqual(HALF + 0.08)
    expect(Math.min(...heights)).toBeCloseTo(-HALF)
    for (const { array } of [position, normal]) expect(array.every(Number.isFinite)).toBe(true)
  })

  it('turns every triangle outwards', () => {
    const [a, b, c, n] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
    const corners = geometry.index?.array ?? []
    let wrong = 0
    for (let i = 0; i < corners.length; i += 3) {
      a.fromBufferAttribute(position, corners[i] ?? 0)
      b.fromBufferAttribute(position, corners[i + 1] ?? 0).sub(a)
      c.fromBufferAttribute(position, corners[i + 2] ?? 0).sub(a)
      n.fromBufferAttribute(normal, corners[i] ?? 0)
      if (b.cross(c).dot(n) < 0) wrong += 1
    }
    expect(wrong).toBe(0)
  })

  it('is placed without replacing its buffer, six in one draw', () => {
    const discs = createDiscs(createLighting(1), 'high')
    const { array } = discs.object.instanceMatrix
    discs.place(5, new Matrix4().makeTranslation(1, 2, 3))
    expect(Array.from(array.subarray(5 * 16 + 12, 5 * 16 + 15))).toEqual([1, 2, 3])
    expect(discs.object.count).toBe(stackLayers.length)
    expect(triangleCount(discs.object.geometry, DISCS)).toBeLessThan(60_000)
    discs.dispose()
  })
})

it('has a plate for a record, thick, and turned outwards all round', () => {
  const { position, normal } = solidGeometry(plate).attributes
  const [corner, out] = [new Vector3(), new Vector3()]
  for (let i = 0; i < (position?.count ?? 0); i += 1) {
    corner.fromBufferAttribute(position as BufferAttribute, i)
    out.fromBufferAttribute(normal as BufferAttribute, i)
    if (Math.abs(corner.x) === PLATE.width / 2 && Math.abs(out.z) < 0.5)
      expect(corner.x * out.x + corner.y * out.y).toBeGreaterThan(0)
    if (Math.abs(corner.z) === PLATE.depth / 2 && Math.abs(out.z) > 0.9)
      expect(corner.z * out.z).toBeGreaterThan(0)
  }
})

describe('the stack', () => {
  it('closed is a drum: discs touch along their common axis, and none is lit', () => {
    const drum = at(closed)
    for (let i = 1; i < DISCS; i += 1) {
      const [above, below] = [disc(drum, i - 1), disc(drum, i)]
      const gap = Math.hypot(above.x - below.x, above.y - below.y, above.z - below.z)
      expect(gap).toBeGreaterThan(2 * HALF * below.radius)
      expect(gap).toBeLessThan(2.2 * HALF * below.radius)
      expect(below.light).toBe(0)
      expect(below.lean).toBeCloseTo(above.lean)
    }
  })

  it.each(stackLayers.map(({ id }, layer) => [id, layer] as const))(
    'takes out %s alone, and leaves the others at their labels',
    (_, layer) => {
      const posed = at({ ...apart, layer })
      for (let i = 0; i < DISCS; i += 1) {
        const { x, y, z, light } = disc(posed, i)
        if (i === layer) {
          expect(light).toBe(1)
          expect(z).toBeGreaterThan(2)
          expect(x - wideStack.x).toBeGreaterThan(3)
          continue
        }
        expect([x, y, z]).toEqual([wideStack.x, expect.closeTo(layerHeight(wideStack, i)), 0])
        expect(light).toBe(0)
      }
      // The core stands in the one that is out.
      expect(
        Math.hypot(posed.core.x - disc(posed, layer).x, posed.core.y - disc(posed, layer).y),
      ).toBeLessThan(0.5)
    },
  )

  it.each([
    ['wide', wideStack],
    ['narrow', narrowStack],
  ] as const)('keeps what is out within the %s picture, and clear of the stack', (_, shape) => {
    expect(stackFor(shape.aspect)).toBe(shape)
    const half = 5 * shape.aspect
    for (let layer = 0; layer < DISCS; layer += 1) {
      const out = disc(at({ ...apart, layer }, { shape }), layer)
      const seen = SCENE_DISTANCE / (SCENE_DISTANCE - out.z)
      expect((out.x + out.radius) * seen).toBeLessThanOrEqual(half + 0.15)
      expect(Math.abs(out.y) * seen + out.radius * seen * Math.sin(out.lean)).toBeLessThan(5.3)
      expect((out.x - out.radius) * seen).toBeGreaterThan(shape.x + 0.55 * shape.radius)
    }
  })

  it('does not lead the core through the metal, from one disc to another', () => {
    const shown = createStackShown()
    followStack(shown, { ...apart, layer: 0 }, 4)
    const least = Array.from({ length: 240 }, (_, i) => {
      const time = 4 + (i + 1) * STEP
      followStack(shown, { ...apart, layer: 2 }, time)
      const frame = { time, progress: 0.5, pointer: STILL }
      const { core, discs } = pose(wideStack, seatsOf(wideStack), frame, shown, createStackPose())
      // In a hub, or too small to be seen.
      const off = ({ x, y, z, radius }: (typeof discs)[number]) =>
        Math.hypot(core.x - x, core.y - y, core.z - z) - CORE.lift * radius
      if (core.radius > 0.03) expect(Math.min(...discs.map(off)), `frame ${i}`).toBeLessThan(0.15)
      return core.radius
    })
    expect(Math.min(...least)).toBeLessThan(0.01)
    expect(least.at(-1)).toBeGreaterThan(0.3)
  })

  it('gives way to a record, which lights the disc that it is at', () => {
    for (const record of [0, 3, 5]) {
      const posed = at({ ...apart, layer: 2, record })
      expect(posed.record.level).toBeCloseTo(1)
      expect(posed.record.y).toBeGreaterThan(layerHeight(wideStack, record))
      expect(posed.record.y).toBeLessThan(layerHeight(wideStack, record - 1))
      for (let i = 0; i < DISCS; i += 1) {
        expect(disc(posed, i).light).toBeCloseTo(i === record ? 1 : 0)
        expect(disc(posed, i).z).toBe(0)
      }
    }
    expect(at(apart).record.level).toBe(0)
  })

  it.each([wideStack, narrowStack])('lets a record begin over the core, not in it', (shape) => {
    const { core, record } = at({ ...apart, layer: 2, record: 0 }, { shape })
    expect(record.y - PLATE.height / 2).toBeGreaterThan(core.y + core.radius)
  })

  it('moves without a jump while the clock runs, and is at its goal after a jump', () => {
    const shown = createStackShown()
    const seats = seatsOf(wideStack)
    const step = (time: number, state: StackState) => {
      followStack(shown, state, time)
      const posed = pose(wideStack, seats, { time, progress: 0.5, pointer: STILL }, shown, createStackPose())
      return posed.discs.flatMap(({ x, y, z }) => [x, y, z])
    }
    let before = step(10, closed)
    let time = 10
    for (const state of [
      apart,
      { ...apart, layer: 3 },
      { ...apart, record: 0 },
      { ...apart, record: 1 },
      closed,
    ]) {
      for (let frame = 0; frame < 40; frame += 1) {
        time += STEP
        const now = step(time, state)
        expect(Math.max(...now.map((value, i) => Math.abs(value - (before[i] ?? 0))))).toBeLessThan(0.45)
        before = now
      }
    }
    const jumped = step(400, { ...apart, layer: 1 })
    expect(jumped).toEqual(
      at({ ...apart, layer: 1 }, { time: 400 }).discs.flatMap(({ x, y, z }) => [x, y, z]),
    )
  })

  it('marks the seat of a disc where it was, from the start', () => {
    const shown = createStackShown()
    followStack(shown, apart, 10)
    for (const level of [0.1, 0.5, 1]) {
      for (const [i, chosen] of shown.chosen.entries()) chosen.value = i === 2 ? level : 0
      const { seat } = pose(
        wideStack,
        seatsOf(wideStack),
        { time: 10, progress: 0.5, pointer: STILL },
        shown,
        createStackPose(),
      )
      expect(seat.y).toBeCloseTo(layerHeight(wideStack, 2))
      expect(seat.level).toBeCloseTo(level)
    }
  })

  it('is seated when the rim of every disc is where the line from its label ends, and not before', () => {
    const shown = createStackShown()
    const seats = seatsOf(wideStack)
    /** How far a disc is from its label, units. */
    const off = (time: number, state: StackState) => {
      followStack(shown, state, time)
      const { discs } = pose(
        wideStack,
        seats,
        { time, progress: 0.5, pointer: STILL },
        shown,
        createStackPose(),
      )
      // The one that is taken out leaves its seat behind.
      return Math.max(
        ...discs
          .slice(1)
          .map(({ y, radius }, i) => Math.hypot(y - (seats.y[i + 1] ?? 9), radius - wideStack.radius)),
      )
    }
    off(10, closed)
    expect(areSeated(shown)).toBe(false)
    let furthest = 0
    for (let time = 10; time < 13; time += STEP) {
      const now = off(time, apart)
      if (areSeated(shown)) furthest = Math.max(furthest, now)
      else expect(now).toBeGreaterThan(0.06)
    }
    expect(areSeated(shown)).toBe(true)
    expect(furthest).toBeLessThan(0.1)
    off(13 + STEP, closed)
    off(13.2, closed)
    expect(areSeated(shown)).toBe(false)
  })

  it('takes a disc back before the next one is on its way', () => {
    const shown = createStackShown()
    const seats = seatsOf(wideStack)
    followStack(shown, { ...apart, layer: 4 }, 10)
    let furthest = 0
    for (let frame = 1; frame < 120; frame += 1) {
      const time = 10 + frame * STEP
      followStack(shown, { ...apart, layer: 5 }, time)
      const posed = pose(wideStack, seats, { time, progress: 0.5, pointer: STILL }, shown, createStackPose())
      furthest = Math.max(furthest, Math.min(disc(posed, 4).z, disc(posed, 5).z) / wideStack.near)
    }
    expect(furthest).toBeLessThan(0.1)
  })

  it('lets the record fall out beneath the last disc, which goes dark by and by', () => {
    const shown = createStackShown()
    const seats = seatsOf(wideStack)
    const step = (time: number, record: number | null) => {
      followStack(shown, { ...apart, record }, time)
      return pose(wideStack, seats, { time, progress: 0.5, pointer: STILL }, shown, createStackPose())
    }
    // There at once, and on from disc to disc; none after the last.
    let before = step(10, 0)
    let time = 10
    for (const record of [1, 2, 3, 4, 5, null])
      for (let frame = 0; frame < 75; frame += 1) {
        time += STEP
        const now = step(time, record)
        expect(now.record.y).toBeLessThanOrEqual(before.record.y)
        expect(before.record.y - now.record.y).toBeLessThan(0.3)
        for (let i = 0; i < DISCS; i += 1)
          expect(Math.abs(disc(now, i).light - disc(before, i).light)).toBeLessThan(0.2)
        before = now
      }
    expect(before.record.level).toBeCloseTo(0)
    expect(disc(before, 5).light).toBeCloseTo(0)
    expect(step(time + STEP, 0).record.y).toBeGreaterThan(layerHeight(wideStack, 0))
  })

  it('lets a record that is called off go out where it is, past no other disc', () => {
    const shown = createStackShown()
    const seats = seatsOf(wideStack)
    let time = 10
    let past = 0
    for (const record of [0, 1, null])
      for (let frame = 0; frame < 75; frame += 1) {
        time += STEP
        followStack(shown, { ...apart, record }, time)
        const now = pose(wideStack, seats, { time, progress: 0.5, pointer: STILL }, shown, createStackPose())
        for (let i = 2; i < DISCS; i += 1) past = Math.max(past, disc(now, i).light)
      }
    expect(past).toBeLessThan(0.05)
    expect(shown.dropping.value).toBeLessThan(0.02)
  })

  it('tilts each disc about its own middle by at most 4 degrees', () => {
    const upright = at(apart)
    for (const pointer of [-3, 0, 3].flatMap((x) => [-3, 0, 3].map((y) => ({ x, y })))) {
      const tilted = at(apart, { pointer })
      for (let i = 0; i < DISCS; i += 1) {
        const [a, b] = [disc(upright, i), disc(tilted, i)]
        expect(Math.hypot(b.lean - a.lean, b.roll - a.roll)).toBeLessThanOrEqual((4 * Math.PI) / 180 + 1e-9)
        expect([b.x, b.y, b.z]).toEqual([a.x, a.y, a.z])
      }
    }
  })
})
