import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from '../e2e/fixtures.ts'
import { difference, isFlat, isSame } from './compare.ts'
import type { Drawn } from './easel.ts'

const reference = (name: string) => new URL(`references/${name.replaceAll(' ', '-')}.png`, import.meta.url)

/** Anything wrong with a picture is said, and the next one is looked at all the same. */
export async function compare(drawn: Drawn, name: string): Promise<void> {
  const file = reference(name)
  expect.soft(await isFlat(drawn.picture), `${name}: nothing is drawn`).toBe(false)
  expect.soft(drawn.invalid, `${name}: pixels with a channel above alpha`).toBe(0)
  expect.soft(drawn.partial, `${name}: pixels that let the page through`).toBeGreaterThan(500)
  if (process.env.UPDATE_REFERENCES) writeFileSync(file, drawn.picture)
  expect(existsSync(file), `${name}: a reference exists`).toBe(true)
  const apart = await difference(drawn.picture, readFileSync(file))
  expect.soft(isSame(apart), `${name} is its reference: ${JSON.stringify(apart)}`).toBe(true)
}
