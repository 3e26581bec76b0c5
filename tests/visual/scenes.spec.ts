import { expect, test } from '@playwright/test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openStudio, type Still, type Studio } from '#scripts/media/still.mjs'
import { difference, isFlat } from './compare.ts'

/*
 * Every scene at a fixed time, drawn in a real browser and compared with a committed picture.
 * UPDATE_REFERENCES=1 writes the pictures anew; look at them before committing.
 */

/** A driver may round differently: a frame may be this far from its reference. */
const TOLERANCE = { mean: 1, changed: 0.004 }
const SIZE = { width: 640, height: 400 }

const frames: Record<string, Still['query']> = {
  'hero at rest': { scene: 'hero', time: 4 },
  'hero half open': { scene: 'hero', time: 4, progress: 0.5 },
  'intro at 60 percent': { scene: 'intro', time: 2, progress: 0.6 },
  'intro leaving': { scene: 'intro', time: 5, progress: 1, exit: 0.5 },
  'tokens crossing': { scene: 'tokens', time: 4, progress: 0.5 },
  'integration at rest': { scene: 'integration', time: 4, progress: 0.5 },
  'integration with a node active': {
    scene: 'integration',
    time: 4,
    progress: 0.5,
    active: 'social',
    flowing: 1,
  },
  'ambient solutions': { scene: 'ambient', time: 4, area: 'solutions' },
  'sources with data flowing': { scene: 'sources', time: 4, progress: 0.5, flowing: 1 },
  'sources crm looked at': { scene: 'sources', time: 4, progress: 0.5, active: 'crm', flowing: 1 },
  'ambient company': { scene: 'ambient', time: 4, area: 'company' },
  'lifecycle at the first step': { scene: 'lifecycle', time: 4, progress: 0.5 },
  'hero at low': { scene: 'hero', time: 4, quality: 'low' },
  'integration at low': { scene: 'integration', time: 4, progress: 0.5, quality: 'low' },
}

let studio: Studio
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  studio = await openStudio()
})
test.afterAll(() => studio.close())

const reference = (name: string) => new URL(`references/${name.replaceAll(' ', '-')}.png`, import.meta.url)

for (const theme of ['light', 'dark'])
  for (const [name, query] of Object.entries(frames))
    test(`${name}, ${theme}`, async ({ browser }) => {
      const file = reference(`${name} ${theme}`)
      const drawn = await studio.still(browser, { query: { ...query, theme }, ...SIZE })
      expect(await isFlat(drawn), 'something is drawn').toBe(false)
      if (process.env.UPDATE_REFERENCES) writeFileSync(file, drawn)
      expect(existsSync(file), 'a reference exists').toBe(true)
      const { mean, changed } = await difference(drawn, readFileSync(file))
      expect(mean).toBeLessThanOrEqual(TOLERANCE.mean)
      expect(changed).toBeLessThanOrEqual(TOLERANCE.changed)
    })

test('the same frame twice is the same to the pixel', async ({ browser }) => {
  const item = { query: { scene: 'hero', time: 4, theme: 'dark' }, ...SIZE }
  const [first, second] = [await studio.still(browser, item), await studio.still(browser, item)]
  expect(first.equals(second)).toBe(true)
})

test('a moment later is another picture, and the comparison says so', async ({ browser }) => {
  const later = await studio.still(browser, { query: { scene: 'hero', time: 5, theme: 'dark' }, ...SIZE })
  const { mean, changed } = await difference(later, readFileSync(reference('hero at rest dark')))
  expect(mean > TOLERANCE.mean || changed > TOLERANCE.changed).toBe(true)
})
