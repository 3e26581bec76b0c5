import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pieceStills } from '#scripts/media/piece-stills.ts'
import { STILLS } from '#scripts/media/stills.ts'
import { layers } from '#src/content/security-solution/architecture.ts'
import { ledgerRecords } from '#src/content/security-solution/ledger.ts'
import { ON_PHONES } from '#src/lib/set-piece.ts'

/** What a still may cost on a phone, bytes. */
const LIMIT = 45_000

function expectStills(name: string, limit: number): void {
  for (const file of [`public/media/${name}-light`, `public/media/${name}-dark`]) {
    expect(existsSync(`${file}.webp`), file).toBe(true)
    expect(statSync(`${file}.avif`).size, file).toBeLessThanOrEqual(limit)
  }
}

test('every set piece has its stills, in both themes, each within its limit', () => {
  expect(pieceStills.length).toBeGreaterThan(60)
  for (const { name, limit } of pieceStills) expectStills(name, limit)
})

test('what fills a view has a still as light as a phone needs it', () => {
  const views = pieceStills.filter(({ shown }) => shown > 2000)
  expect(views.length).toBeGreaterThan(25)
  for (const { name } of views) expectStills(name + ON_PHONES, LIMIT)
})

test('the vault and the chain have a still of each of their states', () => {
  const states = STILLS.filter(({ query }) => query.scene === 'gates' || query.scene === 'chain')
  expect(states.length).toBe(layers.length + ledgerRecords.length + 1)
  for (const { name, limit } of states) expectStills(name, limit)
})
