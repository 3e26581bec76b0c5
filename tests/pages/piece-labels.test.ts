import { readFileSync } from 'node:fs'
import { Euler, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import type { Placement } from '#scenes/instrument/placement.ts'
import { COUNT, ORRERIES } from '#scenes/orreries/index.tsx'
import { placements } from '#scenes/orreries/placements.ts'
import { SIX } from '#scenes/six/index.tsx'
import { placements as aroundCore } from '#scenes/six/placements.ts'
import { solutions } from '#src/content/solutions.ts'
import { driven } from '../scenes/drive.ts'

/** What a stylesheet says of each name, in its order. */
function numbers(file: string, name: string): number[] {
  const css = readFileSync(new URL(`../../src/pages/${file}`, import.meta.url), 'utf8')
  return [...css.matchAll(new RegExp(`--${name}: (-?[\\d.]+)%?;`, 'g'))].map(([, value]) => Number(value))
}

interface Stand {
  piece: PieceSpec
  hero: Pick<Placement, 'at' | 'size'> & Record<'lean' | 'roll', readonly [number, number]>
  /** Its parts that are named. */
  parts: readonly number[]
}

/** Where the parts are seen, [across, down] from the middle of the piece, in its units, without perspective. */
function seats({ piece, hero, parts }: Stand, drive: number, time: number): number[][] {
  const pose = createPiecePose(piece.parts.length, piece.bodies?.length ?? 0)
  piece.move(driven({ drive, time }), pose)
  const attitude = new Euler(hero.lean[0] * DEGREE, 0, hero.roll[0] * DEGREE, 'ZXY')
  return parts.map((part) => {
    const { x, y, z } = pose.parts[part] ?? { x: 0, y: 0, z: 0 }
    const seen = new Vector3(x, y, z).applyEuler(attitude)
    return [seen.x, -seen.y]
  })
}

it.each<[string, string, Stand]>([
  [
    'an industry',
    'industries/ring-labels.css',
    { piece: ORRERIES, hero: placements.hero, parts: Array.from({ length: COUNT }, (_, i) => 2 * i) },
  ],
  [
    'a product',
    'solutions/solution-labels.css',
    { piece: SIX, hero: aroundCore.hero, parts: solutions.map((_, i) => i) },
  ],
])('stands the name of %s over or under its own instrument, which stays there', (_, file, stand) => {
  const [across, down] = [numbers(file, 'across'), numbers(file, 'down')]
  const said = ['size', 'middle-x', 'middle-y'].flatMap((name) => numbers(file, name))
  expect(said).toEqual([stand.hero.size, ...stand.hero.at.map((share) => share * 100)])
  expect(across).toHaveLength(stand.parts.length)
  for (const [i, [x = 0, y = 0]] of seats(stand, 0, 0).entries()) {
    expect(Math.abs((across[i] ?? 9) - x), `name ${i}`).toBeLessThan(0.9)
    const away = Math.abs((down[i] ?? 9) - y)
    expect(away, `name ${i}`).toBeGreaterThan(0.6)
    expect(away, `name ${i}`).toBeLessThan(2.2)
  }
  expect(seats(stand, 1, 100)).toEqual(seats(stand, 0, 0))
  expect([stand.hero.lean[1], stand.hero.roll[1]]).toEqual([stand.hero.lean[0], stand.hero.roll[0]])
})
