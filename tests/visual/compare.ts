import sharp from 'sharp'

/** How far two pictures are apart. */
export interface Difference {
  /** Mean absolute difference of a channel, 0–255. */
  mean: number
  /** Share of pixels of which some channel differs by more than 32 of 255. */
  changed: number
}

const NOTICEABLE = 32

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Throws where the sizes differ. */
export async function difference(a: Buffer, b: Buffer): Promise<Difference> {
  const [first, second] = [await pixels(a), await pixels(b)]
  if (first.width !== second.width || first.height !== second.height) throw new Error('different sizes')
  let sum = 0
  let changed = 0
  for (let at = 0; at < first.data.length; at += 4) {
    let most = 0
    for (let channel = at; channel < at + 4; channel += 1) {
      const apart = Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0))
      sum += apart
      most = Math.max(most, apart)
    }
    if (most > NOTICEABLE) changed += 1
  }
  return { mean: sum / first.data.length, changed: changed / (first.width * first.height) }
}

/** Whether a picture shows anything: some channel varies. */
export async function isFlat(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats()
  return channels.every(({ stdev }) => stdev < 2)
}

/** Mean alpha of a picture, 0–255: how much of what is under it is covered. */
export async function coverOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).ensureAlpha().stats()
  return channels.at(-1)?.mean ?? 0
}
