import sharp from 'sharp'

/** How far two pictures are apart, as they are seen over black and over white, whichever shows more. */
export interface Difference {
  /** Mean absolute difference of a channel, 0–255. */
  mean: number
  /** Share of pixels of which some channel differs by more than 32 of 255. */
  changed: number
}

/**
 * What two renderers may be apart and one must not exceed: Mesa's and SwiftShader's pictures of the same frame differ by
 * up to 1.8 and 0.003, in dust and in the edges of metal.
 */
const TOLERANCE = { mean: 2, changed: 0.004 } as const

export const isSame = ({ mean, changed }: Difference) =>
  mean <= TOLERANCE.mean && changed <= TOLERANCE.changed

const NOTICEABLE = 32

/**
 * Over a ground, as the page lays it: colours of pixels that let all of it through count nothing. Smoothed over three
 * pixels: renderers light different pixels for a grain of dust that is smaller than one.
 */
async function pixels(picture: Buffer, background: string) {
  const seen = sharp(picture).flatten({ background }).blur()
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

async function differenceOver(a: Buffer, b: Buffer, background: string): Promise<Difference> {
  const [first, second] = [await pixels(a, background), await pixels(b, background)]
  if (first.width !== second.width || first.height !== second.height) throw new Error('different sizes')
  let sum = 0
  let changed = 0
  for (let at = 0; at < first.data.length; at += first.channels) {
    let most = 0
    for (let channel = at; channel < at + first.channels; channel += 1) {
      const apart = Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0))
      sum += apart
      most = Math.max(most, apart)
    }
    if (most > NOTICEABLE) changed += 1
  }
  return { mean: sum / first.data.length, changed: changed / (first.width * first.height) }
}

/** Throws where the sizes differ. */
export async function difference(a: Buffer, b: Buffer): Promise<Difference> {
  const [black, white] = [await differenceOver(a, b, '#000'), await differenceOver(a, b, '#fff')]
  return { mean: Math.max(black.mean, white.mean), changed: Math.max(black.changed, white.changed) }
}

/** Whether a picture shows nothing: no channel varies. */
export async function isFlat(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats()
  return channels.every(({ stdev }) => stdev < 2)
}
