import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { analyticsCapabilities } from '#src/content/analytics/capabilities.ts'
import { kpiTiles } from '#src/content/automation/benefits.ts'
import { capabilities } from '#src/content/home/capabilities.ts'
import { benefits } from '#src/content/platform/benefits.ts'

it.each([...benefits, ...analyticsCapabilities, ...capabilities.map(({ card }) => ({ image: card }))])(
  'the small picture $image is there in both themes, and light enough for a card',
  ({ image }) => {
    expect(image).toMatch(/^vignette-card-/)
    for (const theme of ['light', 'dark'])
      for (const type of ['avif', 'webp'])
        expect(existsSync(`public/media/${image}-${theme}.${type}`), `${theme} ${type}`).toBe(true)
  },
)

it('no two cards show the same picture', () => {
  const images = [...benefits, ...analyticsCapabilities].map(({ image }) => image)
  const all = [...images, ...capabilities.map(({ card }) => card)]
  expect(new Set(all).size).toBe(all.length)
})

it('every tile says its change as a figure, and the figures follow from the value', () => {
  for (const { change, positive } of kpiTiles) {
    expect(change).toMatch(/^[+−]\$?\d/)
    expect(change.startsWith('+')).toBe(positive)
  }
  const change = (label: string) => kpiTiles.find((tile) => tile.label === label)?.change
  expect(change('Conversion')).toContain(`+${247 - 100}%`)
  expect(change('Time saved')).toContain(`+${0.85 * 60} minutes for each hour`)
  expect(change('ROI of automation')).toContain('+$3 for each $1, after costs')
  // Office hours: five days of nine hours and one of six.
  expect(change('Hours covered')).toContain(`+${7 * 24 - (5 * 9 + 6)} hours`)
})
