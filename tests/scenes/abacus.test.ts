import { afterEach, expect, it } from 'vitest'
import { DIAL, fittings, frame, LIGHT, SCALE } from '#scenes/abacus/geometry.ts'
import { placements } from '#scenes/abacus/placements.ts'
import { ABACUS } from '#scenes/abacus/index.tsx'
import { BEAD, BEADS, placeBeads, REACH, rodAt, rods, widthOf } from '#scenes/abacus/beads.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { magnification } from '#src/lib/ecliptic.ts'
import { hoursOf, totalOf } from '#src/content/industries/chores.ts'
import { chores, team } from '#src/content/industries/hours.ts'
import { initialPieces, piecesStore } from '#src/stores/pieces.ts'
import { driven } from './drive.ts'

const TEAMS = Array.from({ length: team.most - team.least + 1 }, (_, i) => team.least + i)

const beadsOf = (people: number, given: number) => {
  const beads = Array.from({ length: BEADS }, () => ({ x: 0, y: 0, z: 0, radius: 0, long: 1 }))
  placeBeads(people, given, beads)
  return rods.map((_, rod) => beads.filter(({ y, radius }) => radius > 0 && Math.abs(y - rodAt(rod)) < 1e-9))
}

const hours = (beads: readonly { radius: number; long: number }[]) =>
  beads.reduce((sum, { radius, long }) => sum + (radius / BEAD) ** 3 * long, 0)

afterEach(() => piecesStore.setState(initialPieces))

it('has a bead for each hour of each chore, for every team', () => {
  for (const people of TEAMS)
    beadsOf(people, 0.4).forEach((beads, rod) => {
      const { before } = hoursOf(chores[rod] ?? chores[0], people)
      expect(hours(beads), `rod ${rod} of ${people}`).toBeCloseTo(before, 6)
    })
})

it('parts them into hours that come back, at the left, and hours that stay', () => {
  for (const people of TEAMS)
    beadsOf(people, 1).forEach((beads, rod) => {
      const { after, saved } = hoursOf(chores[rod] ?? chores[0], people)
      const left = beads.filter(({ x }) => x - -REACH <= widthOf(saved))
      expect(hours(left)).toBeCloseTo(saved, 6)
      expect(hours(beads)).toBeCloseTo(saved + after, 6)
    })
})

it('pushes no bead through another or off its rod, wherever they are', () => {
  for (const people of [...TEAMS, 5.4, 9.9])
    for (let given = 0; given <= 1.001; given += 0.05)
      for (const beads of beadsOf(people, given)) {
        const row = beads.toSorted((a, b) => a.x - b.x)
        row.forEach((bead, k) => {
          const next = row[k + 1]
          const half = (of: typeof bead) => of.radius * of.long
          expect(bead.x - half(bead)).toBeGreaterThanOrEqual(-REACH - 1e-6)
          expect(bead.x + half(bead)).toBeLessThanOrEqual(next ? next.x - half(next) + 1e-6 : REACH + 1e-6)
        })
      }
})

it('leaves the middle of the light free once the hours are back', () => {
  const lit = 0.75 * (ABACUS.core?.radius ?? Number.NaN)
  for (const beads of beadsOf(team.start, 1))
    for (const { x, y } of beads) expect(Math.hypot(x, y)).toBeGreaterThan(lit)
})

it('begins with the team that the page begins with, and follows it', () => {
  expect(ABACUS.signal?.()).toBe(team.start)
  piecesStore.setState({ team: 8 })
  expect(ABACUS.signal?.()).toBe(8)
})

it('begins in whole hours, so that the first picture of it shows whole beads', () => {
  for (const beads of beadsOf(team.start, 1))
    expect(new Set(beads.map(({ radius, long }) => (radius / BEAD) * long))).toEqual(new Set([1]))
})

it('shows a part of an hour as a bead as high as the others, and thin', () => {
  const [replies] = beadsOf(team.start + 1, 1)
  expect(new Set(replies?.map(({ radius }) => radius))).toEqual(new Set([BEAD]))
  expect(replies?.map(({ long }) => long).toSorted()).toEqual([
    0.25,
    0.75,
    ...(replies ?? []).slice(2).map(() => 1),
  ])
})

it('divides the dial into the hours of a week, and lights as many as come back', () => {
  const [, , dial] = ABACUS.parts
  const { marks = 0, numerals = 0, first = 0 } = dial?.marks?.[0] ?? {}
  const pose = createPiecePose(ABACUS.parts.length, BEADS)
  const zero = ((360 - SCALE) / 720) * marks
  expect(zero % 10).toBe(0)
  expect((SCALE / 360) * marks).toBe(40)
  // A numeral is one wide: that of the fifth hour, the first of all, is cut in the middle of it.
  expect(((zero + 5) / marks) * numerals + first - 0.5).toBe(12.5)
  for (const people of TEAMS) {
    ABACUS.move(driven({ drive: 1, signal: people }), pose)
    expect((pose.parts[2]?.lit ?? 0) * marks - zero).toBeCloseTo(totalOf(chores, people).saved)
  }
})

it('stands with its posts upright and near parallel: they do not look bent', () => {
  for (const { lean, roll } of Object.values(placements)) {
    expect(roll).toEqual([0, 0])
    for (const angle of lean) {
      // How far the top of a post is drawn aside of its foot.
      const [top, foot] = [1, -1].map((y) => REACH * magnification(y * Math.sin(angle * DEGREE)))
      const aside = Math.atan2((top ?? 9) - (foot ?? 0), 2 * Math.cos(angle * DEGREE))
      expect(aside / DEGREE).toBeLessThan(1.2)
    }
  }
})

const builder = new MeshBuilder()
frame(builder)
fittings(builder)
const at = Array.from(builder.build().getAttribute('position').array)
const points = Array.from({ length: at.length / 3 }, (_, i) => at.slice(3 * i, 3 * i + 3))

it('covers the marks beyond each end of the scale, and neither the first nor the last one', () => {
  for (const side of [-1, 1]) {
    const beyond = points
      .flatMap(([x = 0, y = 0]) =>
        Math.hypot(x, y) > DIAL.radius && side * x > REACH / 2 ? [(side * Math.atan2(x, y)) / DEGREE] : [],
      )
      .filter((angle) => angle < 60)
    expect(Math.max(...beyond)).toBeGreaterThan((360 - DIAL.gap) / 2)
    expect(Math.min(...beyond) - SCALE / 2).toBeGreaterThan(0.3)
    expect(Math.min(...beyond) - SCALE / 2).toBeLessThan(0.8)
  }
})

it('holds the light in a cup, of which nothing is in it', () => {
  const away = points.map(([x = 0, y = 0, z = 0]) => Math.hypot(x, y, z + LIGHT.behind) / LIGHT.radius)
  expect(Math.min(...away)).toBeGreaterThan(1)
  expect(Math.min(...away)).toBeLessThan(1.02)
})

it('has the dial over the frame, where no bead hides an hour, and holds it by its inner edge', () => {
  const inner = DIAL.radius - DIAL.depth / 2
  const lowest = inner * Math.cos(((360 - DIAL.gap) / 2) * DEGREE)
  expect(lowest).toBeGreaterThan(rodAt(0) + BEAD)
  const held = points.filter(([x = 0, y = 0]) => Math.abs(x) < REACH / 2 && y > lowest)
  const reach = Math.max(...held.map(([x = 0, y = 0]) => Math.hypot(x, y)))
  expect(reach).toBeGreaterThan(inner)
  // It does not come through to the numerals.
  expect(reach).toBeLessThan(DIAL.radius - 0.1)
})
