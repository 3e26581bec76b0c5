import { readFileSync } from 'node:fs'
import { Euler, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { ABACUS } from '#scenes/abacus/index.tsx'
import { ARCH } from '#scenes/arch/index.tsx'
import { BALANCE, BASE, BEAM, FOOT } from '#scenes/balance/index.tsx'
import { BARS } from '#scenes/bars/index.tsx'
import { COMPASS } from '#scenes/compass/index.tsx'
import { DRUM } from '#scenes/drum/index.tsx'
import { heightOf, RADIUS, ROWS } from '#scenes/drum/marks.ts'
import { FORKS, SET, STEM } from '#scenes/forks/index.tsx'
import { HOURS } from '#scenes/hours/index.tsx'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { type Placement, placementOf } from '#scenes/instrument/placement.ts'
import { INDUSTRIES } from '#scenes/industries/index.tsx'
import { HEIGHT } from '#scenes/industries/instruments.ts'
import { IRIS } from '#scenes/iris/index.tsx'
import { MICROMETER } from '#scenes/micrometer/index.tsx'
import { PRESS } from '#scenes/press/index.tsx'
import { QUADRANT } from '#scenes/quadrant/index.tsx'
import { COIN, HOOP } from '#scenes/raceway/geometry.ts'
import { RACEWAY } from '#scenes/raceway/index.tsx'
import { APPROVAL, LARGE, LEDGER, MATCH, SCORE, spotOf, STATIONS } from '#scenes/raceway/way.ts'
import { SIX } from '#scenes/six/index.tsx'
import { TABLE } from '#scenes/table/index.tsx'
import { TRAIN } from '#scenes/train/index.tsx'
import { trades } from '#src/content/industries/trades.ts'
import { content as blog, forkNames } from '#src/content/pages/blog.ts'
import { solutions } from '#src/content/solutions.ts'
import { magnification } from '#src/lib/ecliptic.ts'
import { driven } from '../scenes/drive.ts'

/** What a stylesheet says of each name, in its order. */
function numbers(file: string, name: string): number[] {
  const css = readFileSync(new URL(`../../src/pages/${file}`, import.meta.url), 'utf8')
  return [...css.matchAll(new RegExp(`--${name}: (-?[\\d.]+)%?;`, 'g'))].map(([, value]) => Number(value))
}

interface Stand {
  /** The placement that the names are for. */
  place: Placement | undefined
  /** Where its named parts are in the piece, units, at a share of its drive and a time. */
  parts: (drive: number, time: number) => readonly { x: number; y: number; z: number }[]
  /** How far from there a name is, units. */
  away?: readonly [least: number, most: number]
}

/** The first parts of a piece, as it moves them. */
const partsOf = (piece: PieceSpec, count: number) => (drive: number, time: number) => {
  const pose = createPiecePose(piece.parts.length, piece.bodies?.length ?? 0)
  piece.move(driven({ drive, time }), pose)
  return pose.parts.slice(0, count)
}

const placeOf = ({ place }: Stand) => {
  if (!place) throw new Error('no such placement')
  return place
}

/** The bodies of a piece, as it moves them. */
const bodiesOf = (piece: PieceSpec) => (drive: number, time: number) => {
  const pose = createPiecePose(piece.parts.length, piece.bodies?.length ?? 0)
  piece.move(driven({ drive, time }), pose)
  return pose.bodies
}

/** Where the parts are, in the attitude of their placement. */
function stood(stand: Stand, drive: number, time: number): Vector3[] {
  const { lean, turn, roll } = placeOf(stand)
  const attitude = new Euler(lean[0] * DEGREE, turn[0] * DEGREE, roll[0] * DEGREE, 'ZXY')
  return stand.parts(drive, time).map(({ x, y, z }) => new Vector3(x, y, z).applyEuler(attitude))
}

/** Where they are seen, [across, down] from the middle of the piece, in its units, as if that were the anchor's. */
const seats = (stand: Stand, drive: number, time: number): number[][] =>
  stood(stand, drive, time).map(({ x, y, z }) => [x * magnification(z), -y * magnification(z)])

const modules: Stand = {
  place: placementOf(TABLE.placements, 'hero'),
  parts: bodiesOf(TABLE),
  away: [0.4, 1.7],
}

const tip = (fork: number) => STEM + (SET[fork]?.half ?? 0) + (SET[fork]?.tine ?? 0)

/** An end of the balance's beam while the first partner has a share of the pool. */
function endOf(side: number, pool: number) {
  const tilt = (pool - 0.5) * 2 * BEAM.tilt * DEGREE
  return { x: side * BEAM.half * Math.cos(tilt), y: BEAM.y + side * BEAM.half * Math.sin(tilt), z: 0 }
}

it.each<[string, string, Stand]>([
  [
    'an industry',
    'industries/table-labels.css',
    {
      place: placementOf(INDUSTRIES.placements, 'hero'),
      parts: (drive, time) =>
        partsOf(INDUSTRIES, trades.length)(drive, time).map(({ x, y, z, scale }) => ({
          x,
          y: y + (scale * HEIGHT) / 2,
          z,
        })),
    },
  ],
  [
    'a product',
    'solutions/solution-labels.css',
    { place: placementOf(SIX.placements, 'hero'), parts: partsOf(SIX, solutions.length) },
  ],
  ['a module', 'platform/module-labels.css', modules],
  [
    'a topic',
    'blog/fork-labels.css',
    {
      place: placementOf(FORKS.placements, 'hero'),
      parts: (drive, time) =>
        partsOf(FORKS, SET.length)(drive, time).map(({ x, y, z }, fork) => ({ x, y: y + tip(fork), z })),
      away: [0.2, 1.2],
    },
  ],
  [
    'a component',
    'status/row-labels.css',
    {
      place: placementOf(DRUM.placements, 'hero'),
      // Where a row is seen at the right.
      parts: (drive, time) =>
        partsOf(DRUM, ROWS)(drive, time).map(({ y }) => ({
          x: RADIUS * Math.cos(15 * DEGREE),
          y,
          z: RADIUS * Math.sin(15 * DEGREE),
        })),
      away: [0.5, 1.2],
    },
  ],
  [
    'a partner',
    'tokenization/pan-labels.css',
    {
      place: placementOf(BALANCE.placements, 'month'),
      parts: () => [endOf(-1, 0.5), { x: 0, y: FOOT, z: BASE }, endOf(1, 0.5)],
      away: [0.3, 1.8],
    },
  ],
  [
    'a check',
    'fintech/check-labels.css',
    {
      place: placementOf(RACEWAY.placements, 'checks'),
      parts: () => {
        const rings = Array.from({ length: STATIONS }, (_, at) => spotOf(LARGE, at))
        const middles = rings.map((spot) => ({ ...spot, y: spot.y + COIN }))
        // A payment under review lies on a table.
        return middles.toSpliced(LEDGER, 0, spotOf(MATCH, SCORE))
      },
      // The table is flat: its name hangs closer than that of a ring.
      away: [0.45, 2.5],
    },
  ],
])('stands the name of %s by its own part, which stays there', (_, file, stand) => {
  const [sideways, down] = [numbers(file, 'across'), numbers(file, 'down')]
  // A column of names has one place across.
  const across = sideways.length === 1 ? down.map(() => sideways[0] ?? 9) : sideways
  const said = ['size', 'middle-x', 'middle-y'].flatMap((name) => numbers(file, name))
  const { size, at, lean, turn, roll } = placeOf(stand)
  const [least, most] = stand.away ?? [0.6, 2.5]
  expect(said).toEqual([size, ...at.map((share) => Number((share * 100).toFixed(2)))])
  const seen = seats(stand, 0, 0)
  expect(across).toHaveLength(seen.length)
  for (const i of seen.keys()) {
    const away = seen.map(([x = 0, y = 0]) => Math.hypot((across[i] ?? 9) - x, (down[i] ?? 9) - y))
    expect(Math.min(...away), `name ${i}`).toBe(away[i])
    expect(away[i], `name ${i}`).toBeGreaterThan(least)
    expect(away[i], `name ${i}`).toBeLessThan(most)
  }
  expect(seats(stand, 1, 100)).toEqual(seen)
  for (const [from, to] of [lean, turn, roll]) expect(to).toBe(from)
})

/** What a stylesheet says of one name, counted from 0; 0 where it does not. */
function saidOf(file: string, name: number): (what: string) => number {
  const css = readFileSync(new URL(`../../src/pages/${file}`, import.meta.url), 'utf8')
  const rule = new RegExp(`:nth-child\\(${name + 1}\\) \\{([^}]*)`).exec(css)?.[1] ?? ''
  const all = /> p \{([^}]*)/.exec(css)?.[1] ?? ''
  return (what) => Number(new RegExp(`--${what}: (-?[\\d.]+);`).exec(rule + all)?.[1] ?? 0)
}

const TURN = Array.from({ length: 72 }, (_, step) => step * 5 * DEGREE)

interface Lines {
  file: string
  place: Placement | undefined
  /** Width of its anchor over its height. */
  aspect: number
  names: readonly number[]
  /** Points of the outline of the part of a name, in the piece and in its attitude. */
  outline: (name: number, attitude: Euler) => readonly Vector3[]
}

it.each<[string, Lines]>([
  [
    'module before the rim',
    {
      file: 'platform/module-labels.css',
      place: modules.place,
      aspect: 1.7,
      names: [1, 2],
      outline: (name, attitude) => {
        const { x = 9, y = 9, z = 9, radius = 0 } = bodiesOf(TABLE)(0, 0)[name] ?? {}
        const middle = new Vector3(x, y, z).applyEuler(attitude)
        return TURN.map((a) => new Vector3(Math.cos(a), Math.sin(a), 0).multiplyScalar(radius).add(middle))
      },
    },
  ],
  [
    'ring that its name cannot stand over',
    {
      file: 'fintech/check-labels.css',
      place: placementOf(RACEWAY.placements, 'checks'),
      aspect: 0.8,
      names: [APPROVAL, LEDGER + 1],
      outline: (name, attitude) => {
        const { x, y, z, across } = spotOf(LARGE, Math.min(name, LEDGER))
        return TURN.map((a) => {
          const aside = Math.cos(a) * HOOP
          const at = [
            x + Math.cos(across) * aside,
            y + COIN + Math.sin(a) * HOOP,
            z + Math.sin(across) * aside,
          ]
          return new Vector3(...at).applyEuler(attitude)
        })
      },
    },
  ],
  [
    'row',
    {
      file: 'status/row-labels.css',
      place: placementOf(DRUM.placements, 'hero'),
      aspect: 1.7,
      names: Array.from({ length: ROWS }, (_, row) => row),
      // At the right, as far as it is seen.
      outline: (row, attitude) =>
        TURN.slice(2, 5).map((a) =>
          new Vector3(Math.cos(a) * RADIUS, heightOf(row), Math.sin(a) * RADIUS).applyEuler(attitude),
        ),
    },
  ],
])('leads a line to the edge of each %s', (_, { file, place, aspect, names, outline }) => {
  if (!place) throw new Error('no such placement')
  const { at, lean, turn, roll } = place
  const attitude = new Euler(lean[0] * DEGREE, turn[0] * DEGREE, roll[0] * DEGREE, 'ZXY')
  // Where the middle of the piece is, from that of the view: what is nearer is drawn further from there.
  const aside = [(at[0] - 0.5) * 10 * aspect, (at[1] - 0.5) * 10] as const
  for (const name of names) {
    const said = saidOf(file, name)
    const end = [
      said('across') + said('line-x') + said('near') * aside[0],
      said('down') + said('line-y') + said('near') * aside[1],
    ] as const
    const away = names.map((other) =>
      Math.min(
        ...outline(other, attitude).map(({ x, y, z }) => {
          const near = magnification(z)
          return Math.hypot(
            x * near + (near - 1) * aside[0] - end[0],
            -y * near + (near - 1) * aside[1] - end[1],
          )
        }),
      ),
    )
    const own = away[names.indexOf(name)]
    expect(own, `name ${name}`).toBe(Math.min(...away))
    expect(own, `name ${name}`).toBeLessThan(0.16)
  }
})

it('ends the line to each row of the drum clear of the balls', () => {
  const place = placeOf({ place: placementOf(DRUM.placements, 'hero'), parts: () => [] })
  const aside = [(place.at[0] - 0.5) * 17, (place.at[1] - 0.5) * 10] as const
  const balls = stood({ place, parts: bodiesOf(DRUM) }, 0, 0)
  const pose = bodiesOf(DRUM)(0, 0)
  for (let row = 0; row < ROWS; row += 1) {
    const said = saidOf('status/row-labels.css', row)
    const [across, down] = [said('across') + said('line-x'), said('down')]
    for (const [i, { x, y, z }] of balls.entries()) {
      const near = magnification(z)
      const [right, low] = [x * near + (near - 1) * aside[0], -y * near + (near - 1) * aside[1]]
      // Its line goes on to the right.
      const away = Math.hypot(Math.max(0, across - right), down - low)
      expect(away, `row ${row}, ball ${i}`).toBeGreaterThan((pose[i]?.radius ?? 0) + 0.03)
    }
  }
})

it.each([0, 0.3, 0.6, 1])(
  'keeps the name of each partner over its end of the beam at a share of %d',
  (pool) => {
    const file = 'tokenization/pan-labels.css'
    const { lean, turn } = placeOf({ place: placementOf(BALANCE.placements, 'month'), parts: () => [] })
    const css = readFileSync(new URL(`../../src/pages/${file}`, import.meta.url), 'utf8')
    const most = Number(/--tilt: calc\(\(var\(--pool, 0\.6\) - 0\.5\) \* (\d+)deg\)/.exec(css)?.[1])
    expect(most).toBe(2 * BEAM.tilt)
    const tilt = (pool - 0.5) * most * DEGREE
    for (const [name, side] of [
      [0, -1],
      [2, 1],
    ] as const) {
      const { x, y, z } = endOf(side, pool)
      const end = new Vector3(x, y, z).applyEuler(new Euler(lean[0] * DEGREE, turn[0] * DEGREE, 0, 'ZXY'))
      const said = saidOf(file, name)
      const down = said('down') + said('dip') * Math.sin(tilt)
      expect(said('near')).toBeCloseTo(magnification(end.z) - 1, 1)
      expect(Math.abs(said('across') - end.x * magnification(end.z))).toBeLessThan(0.1)
      expect(-end.y * magnification(end.z) - down).toBeGreaterThan(0.35)
      expect(-end.y * magnification(end.z) - down).toBeLessThan(0.6)
    }
  },
)

it('names the forks in the order of the heading', () => {
  const said = forkNames.map((name) => blog.heading.text.toLowerCase().indexOf(name.toLowerCase()))
  expect(said).toEqual(said.toSorted((a, b) => a - b))
  expect(said).not.toContain(-1)
  expect(forkNames).toHaveLength(SET.length)
})

it.each<[string, Placement | undefined]>([
  ['analytics/bars-legend.css', placementOf(BARS.placements, 'hero')],
  ['automation/flow.css', placementOf(TRAIN.placements, 'hero')],
  ['case-studies/case-studies.css', placementOf(MICROMETER.placements, 'hero')],
  ['contact/contact.css', placementOf(HOURS.placements, 'hero')],
  ['data-privacy/consent.css', placementOf(IRIS.placements, 'consent')],
  ['documentation/documentation.css', placementOf(ARCH.placements, 'hero')],
  ['fintech/payment-path.css', placementOf(RACEWAY.placements, 'checks')],
  ['help-center/help-center.css', placementOf(COMPASS.placements, 'support')],
  ['legal-industry/matter.css', placementOf(QUADRANT.placements, 'matter')],
  ['smb/hours.css', placementOf(ABACUS.placements, 'week')],
  ['status/status.css', placementOf(DRUM.placements, 'hero')],
  ['whitepapers/whitepapers.css', placementOf(PRESS.placements, 'hero')],
])('centres the line of %s under its piece', (file, place) => {
  expect(numbers(file, 'piece-middle')[0]).toBe(Number(((place?.at[0] ?? 0) * 100).toFixed(2)))
})
