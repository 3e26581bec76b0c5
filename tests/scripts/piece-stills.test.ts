import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cutRound, metalBox } from '#scripts/media/fill.mjs'
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

/** Sides of the metal in a still, as shares of the picture. */
async function metalIn(name: string) {
  const file = sharp(`public/media/${name}.avif`).ensureAlpha().raw()
  const { data, info } = await file.toBuffer({ resolveWithObject: true })
  const { left, right, top, bottom } = metalBox(data, info)
  return {
    left: left / info.width,
    right: right / info.width,
    top: top / info.height,
    bottom: bottom / info.height,
  }
}

test.each(pieceStills.filter(({ query }) => 'air' in query).map(({ name }) => name))(
  'the instrument of %s fills the picture between the edges at which that fades',
  async (name) => {
    const [day, night] = await Promise.all([metalIn(`${name}-light`), metalIn(`${name}-dark`)])
    const { left, right, top, bottom } = day
    expect(top).toBeGreaterThan(0.085)
    expect(bottom).toBeLessThan(0.91)
    expect(left).toBeGreaterThan(0.36)
    expect(Math.max((Math.min(right, 0.94) - left) / 0.56, (bottom - top) / 0.8)).toBeGreaterThan(0.97)
    expect(Math.abs(night.top - top) + Math.abs(night.left - left), 'by day and by night').toBeLessThan(0.02)
  },
)

test('a cut keeps the shape of the frame, holds the metal and stays within what is drawn', () => {
  const drawn = { width: 4000, height: 1667 }
  for (const metal of [
    { left: 2400, right: 3200, top: 500, bottom: 1300 },
    { left: 2100, right: 3300, top: 700, bottom: 1000 },
    { left: 2400, right: 3999, top: 500, bottom: 1500 },
    { left: 2400, right: 3500, top: 500, bottom: 1500 },
  ]) {
    const cut = cutRound(metal, drawn, 3333)
    expect(cut.width / cut.height).toBeCloseTo(12 / 5, 1)
    expect(cut.left).toBeGreaterThanOrEqual(0)
    expect(cut.left).toBeLessThan(metal.left)
    // What reaches the edge of all that is drawn goes on: it is cut at its frame's.
    expect(cut.left + cut.width).toBeGreaterThanOrEqual(metal.right === 3999 ? 3333 : metal.right)
    expect(cut.top).toBeLessThan(metal.top)
    expect(cut.top + cut.height).toBeGreaterThan(metal.bottom)
    expect(cut.top + cut.height).toBeLessThanOrEqual(drawn.height)
  }
})
