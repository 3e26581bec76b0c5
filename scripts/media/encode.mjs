// One picture as AVIF and, for browsers without that, as WebP.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** From good to the least that engraving can bear; below that, fewer pixels lose less. */
const QUALITIES = [46, 38, 30, 24]
const SCALES = [1, 0.85, 0.7]

/** The best that is at most `limit` bytes. */
async function avifWithin({ picture, width }, limit) {
  let data = Buffer.alloc(0)
  for (const scale of SCALES) {
    const sized = picture.clone().resize({ width: Math.round(width * scale) })
    for (const quality of QUALITIES) {
      data = await sized.clone().avif({ quality, effort: 4 }).toBuffer()
      if (data.length <= limit) return data
    }
  }
  return data
}

/** Below this opacity, of 255, a pixel is glow or the edge of a shadow. */
const FAINT = 56

/**
 * Without the grain that hides banding on a screen. Where a pixel is faint, one step of it is most of its colour: noise
 * that nobody sees, and half of a file.
 */
async function calm(picture) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // Not all of what is said of it: a flag tells how it was worked on, and would be taken for what it holds.
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const soft = await sharp(data, { raw }).blur(2.5).raw().toBuffer()
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]
    if (alpha < FAINT) soft.copy(data, at, at, at + 3)
    if (alpha < 250 && Math.abs(alpha - soft[at + 3]) <= 2) data[at + 3] = soft[at + 3]
  }
  return { picture: sharp(data, { raw }), width: info.width }
}

/** Writes `FILE.avif` and `FILE.webp`; the result is the size of the first, KB. */
export async function writeStill(drawn, file, limit) {
  const calmed = await calm(drawn)
  const avif = await avifWithin(calmed, limit)
  await writeFile(`${file}.avif`, avif)
  await calmed.picture.webp({ quality: 68, alphaQuality: 60 }).toFile(`${file}.webp`)
  return Math.round(avif.length / 1024)
}
