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
/** Below this one, a glow's colours are all rounding; shadows on paper are coloured by more than one light. */
const FAINTEST = 32

/**
 * Without the grain that hides banding on a screen. Where a pixel is faint, one step of it is most of its colour: noise
 * that nobody sees, and two thirds of a file.
 */
async function calm(picture, theme) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // Not all of what is said of it: a flag tells how it was worked on, and would be taken for what it holds.
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const soft = await sharp(data, { raw }).blur(2.5).raw().toBuffer()
  const glow = theme === 'dark' ? await glowOf(data, raw) : null
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]
    if (alpha < FAINT) (alpha < FAINTEST && glow ? glow : soft).copy(data, at, at, at + 3)
    if (alpha < 250 && Math.abs(alpha - soft[at + 3]) <= 2) data[at + 3] = soft[at + 3]
  }
  return { picture: sharp(data, { raw }), width: info.width }
}

/** The colours of the faintest pixels, each that of its wide surroundings; metal beside them lends none. */
function glowOf(data, raw) {
  const faintest = Buffer.from(data)
  for (let at = 3; at < data.length; at += 4) if (data[at] >= FAINTEST) faintest[at] = 0
  return sharp(faintest, { raw }).blur(24).raw().toBuffer()
}

/** Writes `FILE.avif` and `FILE.webp`; `limit` in bytes; the result is the size of the first, KB. */
export async function writeStill(drawn, file, { limit, theme }) {
  const calmed = await calm(drawn, theme)
  const avif = await avifWithin(calmed, limit)
  await writeFile(`${file}.avif`, avif)
  await calmed.picture.webp({ quality: 68, alphaQuality: 60 }).toFile(`${file}.webp`)
  return Math.round(avif.length / 1024)
}
