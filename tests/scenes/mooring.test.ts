import { Euler, Matrix4, Vector3 } from 'three'
import { afterEach, expect, it } from 'vitest'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { BALL, BOW, EYE, fingerprint, LOOP, PIN, SEAT_DOWN } from '#scenes/mooring/geometry.ts'
import { NEEDED } from '#src/content/technology/approval.ts'
import { initialPieces, piecesStore } from '#src/stores/pieces.ts'
import { placements } from '#scenes/mooring/placements.ts'
import { LINKS, MOORING, NEXT, slackAt } from '#scenes/mooring/index.tsx'
import { LINK, onLink } from '#scenes/mooring/loop.ts'
import { driven } from './drive.ts'

afterEach(() => piecesStore.setState(initialPieces))

const steps = Array.from({ length: 11 }, (_, i) => i / 10)
const pose = createPiecePose(MOORING.parts.length, 0)

/** The bow, the links and the eye where they stand, and last the link below, as `applyPart` turns them. */
function partsAt(drive: number, time = 4): Matrix4[] {
  MOORING.move(driven({ time, drive }), pose)
  return [...pose.parts.slice(0, LINKS + 2), ...pose.parts.slice(NEXT, NEXT + 1)].map(
    ({ x, y, z, lean, turn, roll }) =>
      new Matrix4().makeRotationFromEuler(new Euler(lean, turn, roll, 'ZXY')).setPosition(x, y, z),
  )
}

const around = (shape: typeof LINK | { side: number; end: number }, out: number, count = 90) =>
  Array.from({ length: count }, (_, i) => {
    const [x, z, outX, outZ] = onLink(i / count, shape)
    return new Vector3(x + outX * out, 0, z + outZ * out)
  })

/** What the metal is round: of a link three lines, `LINK.round` around each of which it is filled. */
const LINES = [-LINK.flat, 0, LINK.flat].flatMap((out) => around(LINK, out))
const PIN_LINE = Array.from({ length: 41 }, (_, i) => new Vector3(PIN.x, 0, PIN.z * (i / 20 - 1)))
const EYE_LINE = around({ side: 0, end: EYE.radius }, 0)

const placed = (points: readonly Vector3[], at: Matrix4 | undefined) =>
  points.map((point) => point.clone().applyMatrix4(at ?? new Matrix4()))

const apart = (a: readonly Vector3[], b: readonly Vector3[]) =>
  Math.min(...a.map((one) => Math.min(...b.map((other) => one.distanceTo(other)))))

/** How often a closed line goes through the hole of a link: once where the two cannot be parted. */
function through(line: readonly Vector3[], link: Matrix4 | undefined): number {
  const local = placed(line, (link ?? new Matrix4()).clone().invert())
  return local.filter((here, i) => {
    const next = local[(i + 1) % local.length] ?? here
    if (here.y > 0 === next.y > 0) return false
    const { x, z } = here.clone().lerp(next, here.y / (here.y - next.y))
    return Math.hypot(Math.max(0, Math.abs(x) - LINK.side), z) < LINK.end
  }).length
}

it('keeps every link in the next one, metal on metal, however slack it hangs', () => {
  for (const drive of steps) {
    const parts = partsAt(drive)
    for (let i = 1; i < LINKS; i += 1) {
      const [here, next] = [placed(LINES, parts[i]), placed(LINES, parts[i + 1])]
      expect(through(placed(around(LINK, 0), parts[i + 1]), parts[i]), `${i} at ${drive}`).toBe(1)
      const gap = apart(here, next) - 2 * LINK.round
      expect(gap, `${i} at ${drive}`).toBeGreaterThan(0)
      expect(gap, `${i} at ${drive}`).toBeLessThan(0.03)
    }
  }
})

it('bears on the pin of the bow and in the eye of the swivel', () => {
  for (const drive of steps) {
    const parts = partsAt(drive)
    const [first, last] = [placed(LINES, parts[1]), placed(LINES, parts[LINKS])]
    const [pin, eye] = [placed(PIN_LINE, parts[0]), placed(EYE_LINE, parts[LINKS + 1])]
    const gaps = [apart(first, pin) - LINK.round - PIN.radius, apart(last, eye) - LINK.round - EYE.round]
    for (const gap of gaps) {
      expect(gap, `at ${drive}`).toBeGreaterThan(0)
      expect(gap, `at ${drive}`).toBeLessThan(0.04)
    }
    expect(through(eye, parts[LINKS])).toBe(1)
    // The light has its place in the bow, clear of the link.
    const core = new Vector3(pose.core.x, pose.core.y, 0)
    const light = MOORING.core?.radius ?? 0
    expect(apart(first, [core])).toBeGreaterThan(light + LINK.round)
    expect(light).toBeLessThan(BOW.radius - BOW.depth / 2)
  }
})

it('hangs the entry that is not written in the loop under the light, and nothing on it', () => {
  const loop = around({ side: 0, end: LOOP.radius }, 0).map(({ x, z }) => new Vector3(x - LOOP.down, z, 0))
  // The lug between the bow and the loop: its lower end.
  const lug = [new Vector3(LOOP.radius - LOOP.round - LOOP.down, 0, 0)]
  expect(LOOP.down - LOOP.radius - LOOP.round).toBeGreaterThanOrEqual(BOW.radius + BOW.depth / 2 - 0.04)
  const seals = () => pose.parts.slice(NEXT + 1, NEXT + 2 + LINKS).map(({ y }) => y)
  for (const drive of steps) {
    const parts = partsAt(drive)
    const held = placed(loop, parts[0])
    const gap = apart(placed(LINES, parts.at(-1)), held) - LINK.round - LOOP.round
    expect(gap, `at ${drive}`).toBeGreaterThan(0)
    expect(gap, `at ${drive}`).toBeLessThan(0.04)
    expect(through(held, parts.at(-1))).toBe(1)
    expect(apart(placed(LINES, parts.at(-1)), placed(lug, parts[0])), `at ${drive}`).toBeGreaterThan(
      LINK.round,
    )
    expect(seals()).toEqual(seals().toSorted((a, b) => b - a))
    expect(pose.core.y).toBeLessThan(seals().at(-2) ?? 0)
    expect(pose.core.y).toBeGreaterThan(seals().at(-1) ?? 0)
  }
})

it('hangs by its ball in the ring of an arm, which is level however the piece hangs', () => {
  for (const roll of [-0.4, 0])
    for (const drive of steps) {
      pose.root.roll = roll
      partsAt(drive)
      const [held, arm] = [pose.parts[LINKS + 1], pose.parts[LINKS + 3]]
      if (!held || !arm) throw new Error('no arm')
      expect(arm.roll + roll).toBeCloseTo(0)
      const ball = [held.x + Math.cos(held.roll) * BALL.up, held.y + Math.sin(held.roll) * BALL.up] as const
      expect(Math.hypot(ball[0] - arm.x, ball[1] - arm.y)).toBeCloseTo(SEAT_DOWN)
    }
  pose.root.roll = 0
})

it('is drawn straight, each link a quarter of a turn from the next', () => {
  expect([slackAt(0), slackAt(1)]).toEqual([1, 0])
  partsAt(1)
  const turns = pose.parts.slice(0, LINKS + 2)
  for (const [i, part] of turns.entries()) {
    expect(part.x).toBeCloseTo(0)
    expect(part.roll).toBeCloseTo(Math.PI / 2)
    expect(part.lean - (turns[0]?.lean ?? 0)).toBeCloseTo((i * Math.PI) / 2)
  }
})

it('hangs plumb as its weight would have it: slack, too, all is beneath what holds it', () => {
  for (const placement of Object.values(placements)) {
    expect(placement.roll).toEqual([0, 0])
    for (const drive of placement.drive) {
      partsAt(drive)
      const [bow, held, next] = [0, LINKS + 1, NEXT].map((part) => pose.parts[part])
      if (!bow || !held || !next) throw new Error('no chain')
      for (const part of [bow, next]) {
        const slant = Math.atan2(held.x - part.x, held.y - part.y)
        expect(Math.abs(slant), `at ${drive}`).toBeLessThan(0.5 * DEGREE)
        expect(part.roll, `at ${drive}`).toBeCloseTo(Math.PI / 2)
      }
    }
  }
})

it('carries in each link the fingerprint of the one before', () => {
  for (let i = 1; i <= LINKS; i += 1) {
    const [own, before] = [fingerprint(i), fingerprint(i - 1)]
    const half = own.length / 2
    expect(own.slice(half)).toEqual(before.slice(0, half))
    expect(own.slice(0, half)).not.toEqual(own.slice(half))
  }
})

it('lights the last seal with the signatures that a transfer needs, and no sooner, however the page is scrolled', () => {
  for (const valid of [0, 1, NEEDED]) {
    MOORING.move(driven({ drive: 1, signal: valid / NEEDED }), pose)
    const lit = pose.parts.slice(NEXT + 1, NEXT + 2 + LINKS).map((part) => part.lit)
    expect(lit).toEqual(lit.map((_, i) => (i < LINKS || valid === NEEDED ? 1 : 0)))
  }
})

it('is drawn tighter by each signature, and straight by as many as a transfer needs', () => {
  const length = (valid: number) => {
    piecesStore.setState({ approval: Math.min(1, valid / NEEDED) })
    MOORING.move(driven({ drive: 0.14, signal: MOORING.signal?.() ?? -1 }), pose)
    return (pose.parts[LINKS + 1]?.y ?? 0) - (pose.parts[0]?.y ?? 0)
  }
  const lengths = [0, 1, 2, 3].map(length)
  expect(lengths[1]).toBeGreaterThan(lengths[0] ?? 0)
  expect(lengths[2]).toBeGreaterThan(lengths[1] ?? 0)
  expect(lengths[3]).toBe(lengths[2])
})
