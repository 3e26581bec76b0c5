import { readFileSync } from 'node:fs'
import { Euler, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import type { Placement } from '#scenes/instrument/placement.ts'
import { INDUSTRIES } from '#scenes/industries/index.tsx'
import { HEIGHT } from '#scenes/industries/instruments.ts'
import { placements as industries } from '#scenes/industries/placements.ts'
import { COIN } from '#scenes/raceway/geometry.ts'
import { placements as raceway } from '#scenes/raceway/placements.ts'
import { LARGE, LEDGER, MATCH, SCORE, spotOf, STATIONS } from '#scenes/raceway/way.ts'
import { SIX } from '#scenes/six/index.tsx'
import { placements as six } from '#scenes/six/placements.ts'
import { trades } from '#src/content/industries/trades.ts'
import { solutions } from '#src/content/solutions.ts'
import { driven } from '../scenes/drive.ts'

/** What a stylesheet says of each name, in its order. */
function numbers(file: string, name: string): number[] {
  const css = readFileSync(new URL(`../../src/pages/${file}`, import.meta.url), 'utf8')
  return [...css.matchAll(new RegExp(`--${name}: (-?[\\d.]+)%?;`, 'g'))].map(([, value]) => Number(value))
}

interface Stand {
  hero: Pick<Placement, 'at' | 'size'> & Record<'lean' | 'roll' | 'turn', readonly [number, number]>
  /** Where its named parts are in the piece, units, at a share of its drive and a time. */
  parts: (drive: number, time: number) => readonly { x: number; y: number; z: number }[]
}

/** The first parts of a piece, as it moves them. */
const partsOf = (piece: PieceSpec, count: number) => (drive: number, time: number) => {
  const pose = createPiecePose(piece.parts.length, piece.bodies?.length ?? 0)
  piece.move(driven({ drive, time }), pose)
  return pose.parts.slice(0, count)
}

/** Where the parts are seen, [across, down] from the middle of the piece, in its units, without perspective. */
function seats({ hero, parts }: Stand, drive: number, time: number): number[][] {
  const [lean, turn, roll] = [hero.lean[0], hero.turn[0], hero.roll[0]]
  const attitude = new Euler(lean * DEGREE, turn * DEGREE, roll * DEGREE, 'ZXY')
  return parts(drive, time).map(({ x, y, z }) => {
    const seen = new Vector3(x, y, z).applyEuler(attitude)
    return [seen.x, -seen.y]
  })
}

const STILL = { turn: [0, 0] } as const

it.each<[string, string, Stand]>([
  [
    'an industry',
    'industries/table-labels.css',
    {
      hero: { ...industries.hero, ...STILL },
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
    {
      hero: { ...six.hero, ...STILL },
      parts: partsOf(SIX, solutions.length),
    },
  ],
  [
    'a check',
    'fintech/check-labels.css',
    {
      hero: raceway.checks,
      parts: () => {
        const rings = Array.from({ length: STATIONS }, (_, at) => spotOf(LARGE, at))
        const middles = rings.map((spot) => ({ ...spot, y: spot.y + COIN }))
        // A payment under review lies on a table.
        return middles.toSpliced(LEDGER, 0, spotOf(MATCH, SCORE))
      },
    },
  ],
])('stands the name of %s by its own part, which stays there', (_, file, stand) => {
  const [across, down] = [numbers(file, 'across'), numbers(file, 'down')]
  const said = ['size', 'middle-x', 'middle-y'].flatMap((name) => numbers(file, name))
  expect(said).toEqual([stand.hero.size, ...stand.hero.at.map((share) => Number((share * 100).toFixed(2)))])
  const seen = seats(stand, 0, 0)
  expect(across).toHaveLength(seen.length)
  for (const i of seen.keys()) {
    const away = seen.map(([x = 0, y = 0]) => Math.hypot((across[i] ?? 9) - x, (down[i] ?? 9) - y))
    expect(Math.min(...away), `name ${i}`).toBe(away[i])
    expect(away[i], `name ${i}`).toBeGreaterThan(0.6)
    expect(away[i], `name ${i}`).toBeLessThan(2.5)
  }
  expect(seats(stand, 1, 100)).toEqual(seen)
  for (const [from, to] of [stand.hero.lean, stand.hero.turn, stand.hero.roll]) expect(to).toBe(from)
})
