import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pieceStills } from '#scripts/media/piece-stills.ts'
import { STILLS } from '#scripts/media/stills.mjs'
import { layers } from '#src/content/security-solution/architecture.ts'
import { ledgerRecords } from '#src/content/security-solution/ledger.ts'

/** What a still may cost on a phone, bytes. */
const LIMIT = 45_000

test('every set piece has its stills, in both themes and as light as a phone needs them', () => {
  expect(pieceStills.length).toBeGreaterThan(30)
  for (const { name } of pieceStills) {
    expect(existsSync(`public/media/${name}.webp`), `${name}.webp`).toBe(true)
    expect(statSync(`public/media/${name}.avif`).size, name).toBeLessThanOrEqual(LIMIT)
  }
})

test('the vault and the chain have a still of each of their states', () => {
  const states = STILLS.filter(({ query }) => query.scene === 'gates' || query.scene === 'chain')
  expect(states.length).toBe(2 * (layers.length + ledgerRecords.length + 1))
  for (const { name, limit } of states) {
    expect(existsSync(`public/media/${name}.webp`), `${name}.webp`).toBe(true)
    expect(statSync(`public/media/${name}.avif`).size, name).toBeLessThanOrEqual(limit)
  }
})
