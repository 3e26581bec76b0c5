import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pieceStills } from '#scripts/media/piece-stills.ts'

/** What a still may cost on a phone, bytes. */
const LIMIT = 45_000

test('every set piece has its stills, in both themes and as light as a phone needs them', () => {
  expect(pieceStills.length).toBeGreaterThan(30)
  for (const { name } of pieceStills) {
    expect(existsSync(`public/media/${name}.webp`), `${name}.webp`).toBe(true)
    expect(statSync(`public/media/${name}.avif`).size, name).toBeLessThanOrEqual(LIMIT)
  }
})
