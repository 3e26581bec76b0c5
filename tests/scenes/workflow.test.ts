import { type Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { createMechanism } from '#scenes/instrument/mechanism.ts'
import { MOST_JOINTS } from '#scenes/instrument/brass-material.ts'
import { createLighting } from '#scenes/instrument/lighting.ts'
import { BEAD } from '#scenes/workflow/config.ts'
import { JOINTS, pieces } from '#scenes/workflow/geometry.ts'
import { createTrainPose, pose } from '#scenes/workflow/motion.ts'
import { createTrainState, followTrain, teethAt } from '#scenes/workflow/state.ts'
import type { TrainSignal } from '#src/stores/pieces.ts'
import { edgeOf } from '#scenes/workflow/wheel.ts'
import { SUNK, views } from '#src/content/automation/workflow-train.ts'
import { counts, train } from '#scenes/workflow/train.ts'
import { TIMING } from '#src/demos/workflow.ts'
import { triangleCount } from './triangles.ts'

const TAU = 2 * Math.PI
const WIDE = views.wide.aspect
const idle: TrainSignal = { phase: 'idle', index: 0, count: 6, looked: -1 }

function at(told: TrainSignal, time = 4) {
  const state = createTrainState()
  followTrain(state, told, time, WIDE)
  return { state, pose: pose(state, told.count, createTrainPose()) }
}

/** The demo from Play to the second after the end, by the scene's clock; calls back at every frame. */
function play(count: number, each: (now: ReturnType<typeof at>, told: TrainSignal) => void, dt = 1 / 60) {
  const state = createTrainState()
  const out = createTrainPose()
  followTrain(state, { ...idle, count }, 0, WIDE)
  const whole = (count * TIMING.step) / 1000
  for (let time = dt; time < whole + TIMING.reset / 1000; time += dt) {
    const index = Math.min(count, Math.floor((time * 1000) / TIMING.step))
    const told: TrainSignal = { ...idle, count, index, phase: index < count ? 'running' : 'finished' }
    followTrain(state, told, time, WIDE)
    each({ state, pose: pose(state, count, out) }, told)
  }
  return { state, pose: out }
}

/** How far a tooth is from the gap that it should meet, in teeth, between gear `i` and the one before. */
function offMesh({ pose: { gears } }: ReturnType<typeof at>, i: number): number {
  const [before, gear] = [train[i - 1], train[i]]
  if (!before || !gear) throw new Error('no gear')
  const here = ((before.exit + (gears[i - 1]?.turn ?? 0)) * before.teeth) / TAU
  const next = ((gear.entry + (gears[i]?.turn ?? 0)) * gear.teeth) / TAU
  const off = here + next - 0.5
  return Math.abs(off - Math.round(off))
}

describe.each([...counts])('a run of %i steps', (count) => {
  it('turns the gears that are engaged, in mesh, and no other', () => {
    const start = at({ ...idle, count }).pose.gears.map(({ turn }) => turn)
    play(count, (now, { index }) => {
      const reached = Math.min(count - 1, Math.floor(now.state.place))
      expect(reached).toBeGreaterThanOrEqual(Math.min(count - 1, index) - 1)
      for (let i = 1; i <= reached; i += 1) expect(offMesh(now, i), `gear ${i + 1}`).toBeLessThan(2e-3)
      for (let i = reached + 1; i < train.length; i += 1) expect(now.pose.gears[i]?.turn).toBe(start[i])
    })
  })

  it('carries the lead without a jump from its rails to the end of the last gear, on the gear whose step runs', () => {
    const { bead } = at({ ...idle, count }).pose
    let before = { ...bead }
    // A frame's way at its fastest; from gear to gear it would be several times as far.
    const end = play(count, ({ pose: { bead: now } }) => {
      expect(Math.hypot(now.x - before.x, now.y - before.y, now.z - before.z)).toBeLessThan(0.32)
      before = { ...now }
    })
    const last = train[count - 1]
    if (!last) throw new Error('no gear')
    expect(end.pose.bead.x).toBeCloseTo(last.x + Math.cos(last.exit) * last.radius, 2)
    expect(end.pose.bead.z).toBeCloseTo(last.z + Math.sin(last.exit) * last.radius, 2)
    expect(end.pose.bead.y).toBeCloseTo(BEAD.ride, 5)
  })

  it('ends with all engaged, every gauge full and the flag up', () => {
    const { pose: end, state } = at({ ...idle, count, phase: 'finished', index: count })
    for (let i = 0; i < count; i += 1) {
      expect(end.gauge[i]).toBe(1)
      expect(end.gears[i]?.y).toBeCloseTo(0, 6)
    }
    expect(state.flag).toBe(1)
    expect(at({ ...idle, count, phase: 'running', index: count - 1 }).state.flag).toBe(0)
    for (let i = 0; i < train.length; i += 1) expect(end.gears[i]?.scale).toBeCloseTo(i < count ? 1 : 0, 3)
  })
})

it('engages a gear when its step is active: those behind it stand back', () => {
  const { gears } = at({ ...idle, phase: 'running', index: 2 }).pose
  for (const [i, { y }] of gears.slice(0, 6).entries()) expect(y).toBeCloseTo(i <= 2 ? 0 : -SUNK, 5)
})

it('is the same for the same state, whatever came before', () => {
  const told: TrainSignal = { ...idle, phase: 'running', index: 3 }
  const { state } = play(8, () => undefined)
  followTrain(state, told, 100, WIDE)
  const [one, two] = [pose(state, 6, createTrainPose()), at(told).pose]
  expect(JSON.stringify(one)).toBe(JSON.stringify(two))
})

it('pauses where it is, and never runs ahead of the demo', () => {
  const state = createTrainState()
  followTrain(state, idle, 0, WIDE)
  for (let time = 0.02; time < 5; time += 0.02)
    followTrain(state, { ...idle, phase: 'running', index: 1 }, time, WIDE)
  expect(state.place).toBe(2)
  for (let time = 5; time < 7; time += 0.02)
    followTrain(state, { ...idle, phase: 'paused', index: 1 }, time, WIDE)
  expect(state.place).toBe(2)
})

it('comes back to rest on whole teeth, so that the next run meshes, too', () => {
  const state = createTrainState()
  followTrain(state, idle, 0, WIDE)
  let time = 0
  const run = (told: TrainSignal, seconds: number) => {
    for (const end = time + seconds; time < end; time += 0.02) followTrain(state, told, time, WIDE)
  }
  run({ ...idle, phase: 'running' }, 0.9)
  run(idle, 4)
  expect(state.place).toBe(0)
  expect(state.bead).toBeCloseTo(1, 2)
  for (const teeth of state.teeth) expect(Math.abs(teeth - Math.round(teeth))).toBeLessThan(1e-3)
})

it('moves the train by the whole teeth of each step', () => {
  for (let i = 0; i < 6; i += 1)
    expect(teethAt(i + 1, 6) - teethAt(i, 6)).toBeCloseTo(train[i]?.carried ?? Number.NaN, 6)
  expect(teethAt(7, 6)).toBeGreaterThan(teethAt(6, 6))
})

describe('its metal', () => {
  it('has teeth that are narrower than the gaps at the pitch radius, and reach from root to tip', () => {
    for (const gear of train) {
      const edge = edgeOf(gear)
      expect(edge.length % gear.teeth).toBe(0)
      const [left, right] = edge.filter(({ r }) => r === gear.radius)
      const share = (((right?.angle ?? 0) - (left?.angle ?? 0)) * gear.teeth) / TAU
      expect(share).toBeGreaterThan(0.4)
      expect(share).toBeLessThan(0.5)
      const reach = edge.map(({ r }) => r - gear.radius)
      // No tip touches the root of its neighbour.
      expect(Math.max(...reach)).toBeLessThan(-Math.min(...reach))
    }
  })

  it('is one draw of finite corners, within what a view may cost at the lowest tier', () => {
    expect(JOINTS.flag + 1).toBeLessThanOrEqual(MOST_JOINTS)
    const parents = Array.from({ length: JOINTS.flag + 1 }, () => null)
    const { object } = createMechanism(createLighting(1), 'low', pieces(), parents)
    const meshes: Mesh[] = []
    object.traverse((each) => {
      if ((each as Mesh).geometry) meshes.push(each as Mesh)
    })
    expect(meshes).toHaveLength(1)
    const geometry = meshes[0]?.geometry
    if (!geometry) throw new Error('no metal')
    expect(triangleCount(geometry)).toBeLessThanOrEqual(60_000)
    expect([...geometry.getAttribute('position').array].every(Number.isFinite)).toBe(true)
    expect([...geometry.getAttribute('normal').array].every(Number.isFinite)).toBe(true)
  })
})
