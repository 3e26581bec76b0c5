import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { difference, isSame } from './compare.ts'

const CANVAS = { width: 400, height: 250 } as const
const HOLE = { width: 24, height: 24, channels: 4, background: '#000' } as const

/** What may go wrong in a picture, planted in one that is right. */
const faults: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'its light is a fifth too strong': (picture) => picture.linear([1.2, 1.2, 1.2, 1], [0, 0, 0, 0]),
  'it stands two pixels beside its place': (picture) =>
    picture.affine([1, 0, 0, 1], { odx: 2, background: '#0000' }).extract({ left: 0, top: 0, ...CANVAS }),
  'a part of its core is missing': (picture) =>
    picture.composite([{ input: { create: HOLE }, left: 188, top: 98, blend: 'dest-out' }]),
}

describe.each(['hero-at-rest-dark', 'hero-at-rest-light', 'sources-crm-looked-at-dark'])('%s', (name) => {
  const reference = readFileSync(new URL(`references/${name}.png`, import.meta.url))

  it('is the same as itself', async () => {
    expect(await difference(reference, reference)).toEqual({ mean: 0, changed: 0 })
  })

  it.each(Object.entries(faults))('is another where %s', async (_, spoil) => {
    const spoilt = await spoil(sharp(reference)).png().toBuffer()
    expect(isSame(await difference(spoilt, reference))).toBe(false)
  })

  it('is the same where grains of dust light other pixels', async () => {
    const dust = { create: { width: 1, height: 1, channels: 4, background: '#8080ff60' } } as const
    const grains = Array.from({ length: 300 }, (_, index) => ({
      input: dust,
      left: (index * 37) % CANVAS.width,
      top: (index * 53) % CANVAS.height,
    }))
    const other = await sharp(reference).composite(grains).png().toBuffer()
    expect(isSame(await difference(other, reference))).toBe(true)
  })
})
