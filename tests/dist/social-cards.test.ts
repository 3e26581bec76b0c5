import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readCards, RECORD } from '#scripts/media/card-words.mjs'
import { foundFile } from './site.ts'

const cards = await readCards()
const drawn = JSON.parse(readFileSync(RECORD, 'utf8')) as string[]

it.each(cards)('the social card of $name says what its page says', ({ name, brand, heading, digest }) => {
  expect(brand).not.toBe('')
  expect(heading).not.toBe('')
  expect(foundFile(`/social/${name}.jpg`)).toMatch(/\.jpg$/)
  expect(drawn, 'stale: `npm run build && npm run media -- --only social` draws it anew').toContain(digest)
})

it('no card is left of a page that is gone', () => {
  expect(drawn).toHaveLength(cards.length)
})
