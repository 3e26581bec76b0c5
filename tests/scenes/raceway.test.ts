import { Vector3 } from 'three'
import { afterEach, expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { BAIL, bail, BUFFER, COIN, HOOP, track } from '#scenes/raceway/geometry.ts'
import { NEWEST } from '#scenes/raceway/records.ts'
import { keyed, opened, RACEWAY } from '#scenes/raceway/index.tsx'
import {
  APPROVAL,
  coinAt,
  LARGE,
  LEDGER,
  MATCH,
  SCORE,
  SIDING,
  SMALL,
  spotOf,
  STATIONS,
  STRETCH,
} from '#scenes/raceway/way.ts'
import { type Check, payments } from '#src/content/industries/payments.ts'
import { pathOf } from '#src/pages/fintech/payment-checks.ts'
import { initialPieces, piecesStore } from '#src/stores/pieces.ts'
import { driven } from './drive.ts'

const CHECKS: readonly Check[] = ['received', 'screening', 'score', 'approval', 'ledger']
const steps = Array.from({ length: 441 }, (_, i) => (i / 440) * 2)

afterEach(() => piecesStore.setState(initialPieces))

it('lets each sample payment through the gates that its path has, and through no other', () => {
  expect(payments).toHaveLength(3)
  for (const [way, payment] of payments.entries()) {
    piecesStore.setState({ payment: way })
    const { way: taken, s } = coinAt(4.4, RACEWAY.signal?.() ?? -1)
    expect(taken).toBe(way)
    const path: readonly Check[] = pathOf(payment)
    // A hold is recorded, but its payment does not reach the ledger.
    const passed = path.includes('review') ? path.slice(0, 2) : path
    const open = CHECKS.filter((_, i) => opened(i, taken, s) === 1)
    expect(open).toEqual(passed)
    expect(CHECKS.filter((_, i) => opened(i, taken, s) > 0)).toEqual(open)
    expect(keyed(taken, s)).toBe(path.includes('approval') ? 1 : 0)
  }
})

it('opens a gate before the coin is in it, and the approval only once both keys are turned', () => {
  for (let s = 0; s <= LEDGER; s += 0.01)
    for (let i = 0; i < STATIONS; i += 1) {
      if (s + COIN / STRETCH > i) expect(opened(i, LARGE, s)).toBe(1)
      if (i === APPROVAL && opened(i, LARGE, s) > 0) expect(keyed(LARGE, s)).toBe(1)
    }
})

it('turns a gate out of the way of the coin', () => {
  for (let s = 0; s <= LEDGER; s += 0.01)
    for (let i = 1; i < STATIONS; i += 1) {
      const gap = (i - s) * STRETCH - COIN
      const along = BAIL * Math.cos(opened(i, LARGE, s) * 90 * DEGREE)
      if (gap > -COIN) expect(Math.max(0, gap), `${i} at ${s}`).toBeGreaterThanOrEqual(along - 0.01)
    }
})

it('keeps the coin on a way, from one choice to the next', () => {
  for (const s of [0.5, 1.4, 2.6, 3.3, LEDGER]) {
    let before = coinAt(s, 0)
    for (const signal of steps) {
      const coin = coinAt(s, signal)
      const [a, b] = [spotOf(before.way, before.s), spotOf(coin.way, coin.s)]
      expect(Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z), `${s} at ${signal}`).toBeLessThan(0.2)
      before = coin
    }
    for (const way of [SMALL, LARGE, MATCH])
      expect(coinAt(s, way)).toEqual({ way, s: way === MATCH ? Math.min(s, SCORE) : s })
  }
})

/** Points of the way with all that is on it. */
function trackPoints(): Vector3[] {
  const builder = new MeshBuilder()
  track(builder)
  const position = builder.build().getAttribute('position')
  return Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i))
}

it('keeps the lane clear of the hoop that it passes by', () => {
  const [lane, main] = [spotOf(SMALL, APPROVAL), spotOf(LARGE, APPROVAL)]
  expect(Math.hypot(lane.x - main.x, lane.z - main.z)).toBeGreaterThan(HOOP + 0.2)
})

it('stops the coin that is held by the buffer of the siding', () => {
  const { x, y, z, across } = spotOf(MATCH, SCORE)
  const bar = spotOf(MATCH, SCORE + BUFFER.behind / SIDING).y + BUFFER.up
  const gap = Math.hypot(BUFFER.behind, bar - y - COIN) - BUFFER.bar - COIN
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(0.03)
  // Its posts stand at the sides of the coin.
  const [c, k] = [Math.cos(across), Math.sin(across)]
  const within = trackPoints().filter(
    (at) =>
      Math.abs((at.x - x) * c + (at.z - z) * k) < 0.1 &&
      Math.hypot((at.z - z) * c - (at.x - x) * k, at.y - y - COIN) < COIN,
  )
  expect(within).toEqual([])
})

it('opens the inner lip of the way where the lane joins it, its floor as high as its own', () => {
  const points = trackPoints()
  const radius = Math.hypot(spotOf(LARGE, 0).x, spotOf(LARGE, 0).z)
  for (const s of [2.24, 3.76]) {
    const { x, y, z } = spotOf(LARGE, s)
    const lip = new Vector3(x, y, z).multiply(new Vector3(1 - 0.165 / radius, 1, 1 - 0.165 / radius))
    const near = points.filter(
      (point) => point.distanceTo(lip) < 0.09 && Math.hypot(point.x, point.z) > radius - 0.21,
    )
    expect(near.length).toBeGreaterThan(0)
    expect(Math.max(...near.map((point) => point.y - y))).toBeLessThan(0.03)
  }
})

it('lets lane and siding come out of the side of the way, with no lip of them in its channel', () => {
  const radius = Math.hypot(spotOf(LARGE, 0).x, spotOf(LARGE, 0).z)
  const along = Array.from({ length: 310 }, (_, k) => spotOf(LARGE, 0.9 + k / 100))
  const channel = trackPoints().filter(
    ({ x, y, z }) =>
      Math.abs(Math.hypot(x, z) - radius) < 0.12 &&
      along.some((spot) => Math.hypot(spot.x - x, spot.z - z) < 0.14 && Math.abs(spot.y - y) < 0.11),
  )
  expect(channel).toEqual([])
})

it('hangs the bail of each gate by both ends on its hoop, clear of the coin', () => {
  const builder = new MeshBuilder()
  bail(builder)
  const { position } = builder.build().attributes
  if (!position) throw new Error('No positions')
  const inside = HOOP - 0.1 / 2
  for (const side of [1, -1]) {
    const ends = Array.from({ length: position.count }, (_, i) => i)
      .filter((i) => Math.abs(position.getX(i)) < 0.09)
      .map((i) => side * position.getY(i))
    expect(Math.max(...ends)).toBeGreaterThan(inside)
    expect(Math.max(...ends)).toBeLessThan(HOOP)
  }
  for (let i = 0; i < position.count; i += 1) {
    // Lifted, the coin passes beneath it.
    const [x, y] = [position.getX(i), position.getY(i)]
    expect(Math.abs(y) < 0.06 && Math.hypot(x, y) < COIN).toBe(false)
    expect(x).toBeLessThan(0.09)
  }
})

it('lays the record of every payment down, of one that is held, too', () => {
  const pose = createPiecePose(RACEWAY.parts.length, 0)
  const record = pose.parts[13]
  for (const signal of [SMALL, LARGE, MATCH]) {
    RACEWAY.move(driven({ signal }), pose)
    expect(record?.y).toBeGreaterThan(NEWEST[1] + 0.9)
    RACEWAY.move(driven({ drive: 1, signal }), pose)
    expect(record?.y).toBeCloseTo(NEWEST[1])
  }
})
