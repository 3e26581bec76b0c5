import { readFileSync } from 'node:fs'
import { Euler, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { COUNT, ORRERIES } from '#scenes/orreries/index.tsx'
import { placements } from '#scenes/orreries/placements.ts'
import { driven } from '../scenes/drive.ts'

const css = readFileSync(new URL('../../src/pages/industries/ring-labels.css', import.meta.url), 'utf8')
const numbers = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (-?[\\d.]+);`, 'g'))].map(([, value]) => Number(value))

/** Where the four are seen, [across, down] from the middle of the piece, in its units. */
function seats(drive: number, time: number): number[][] {
  const pose = createPiecePose(ORRERIES.parts.length, ORRERIES.bodies?.length ?? 0)
  ORRERIES.move(driven({ drive, time }), pose)
  const attitude = new Euler(placements.hero.lean[0] * DEGREE, 0, placements.hero.roll[0] * DEGREE, 'ZXY')
  return Array.from({ length: COUNT }, (_, i) => {
    const { x, y, z } = pose.parts[2 * i] ?? { x: 0, y: 0, z: 0 }
    const seen = new Vector3(x, y, z).applyEuler(attitude)
    return [seen.x, -seen.y]
  })
}

it('stands each name of an industry under its own instrument, which stays there', () => {
  const [across, down] = [numbers('across'), numbers('down')]
  expect(across).toHaveLength(COUNT)
  for (const [i, [x = 0, y = 0]] of seats(0, 0).entries()) {
    expect(Math.abs((across[i] ?? 9) - x), `name ${i}`).toBeLessThan(0.6)
    expect((down[i] ?? 0) - y, `name ${i}`).toBeGreaterThan(1)
    expect((down[i] ?? 9) - y, `name ${i}`).toBeLessThan(2.2)
  }
  expect(seats(1, 100)).toEqual(seats(0, 0))
})
