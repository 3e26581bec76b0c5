// Cuts the picture of an instrument so that the instrument fills it, where a phone shows it above the words.
import sharp from 'sharp'

/** Width of the picture over its height, as in the frame it is cut from. */
const SHAPE = 12 / 5
/** Shares of the picture that the metal may take, and where it stands: its right edge, and its middle down the picture. */
const ROOM = { width: 0.56, height: 0.8 }
const PLACE = { right: 0.94, middle: 0.495 }
/** What goes on beyond all that is drawn is cut where its frame cuts it. */
const PLACE_ON = { ...PLACE, right: 1 }
/** Alpha above which a pixel is metal, not its shadow nor a glow, and so many pixels in a row or column that no mote counts. */
const METAL = 250
const SOME = 6

/** First and last index at which a count of metal is more than a few. */
const ends = (counts) => [
  counts.findIndex((count) => count > SOME),
  counts.findLastIndex((count) => count > SOME),
]

/** Box of the metal in a raw RGBA picture, px. */
export function metalBox(data, { width, height }) {
  const rows = new Uint32Array(height)
  const columns = new Uint32Array(width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4 + 3] > METAL) {
        rows[y] += 1
        columns[x] += 1
      }
  const [top, bottom] = ends(rows)
  const [left, right] = ends(columns)
  return { left, right, top, bottom }
}

/** The cut round a box of metal, px, within a picture of this size. `edge`: right edge of the frame in it. */
export function cutRound({ left, right, top, bottom }, { width, height }, edge) {
  const goesOn = right > width - 2
  const place = goesOn ? PLACE_ON : PLACE
  const end = goesOn ? edge : right
  const wide = Math.max((end - left) / ROOM.width, ((bottom - top) / ROOM.height) * SHAPE)
  const cut = { width: Math.round(wide), height: Math.round(wide / SHAPE) }
  const within = (at, most) => Math.round(Math.min(Math.max(at, 0), most))
  return {
    ...cut,
    left: within(end - place.right * cut.width, width - cut.width),
    top: within((top + bottom) / 2 - place.middle * cut.height, height - cut.height),
  }
}

/** The picture, PNG with alpha, cut so. `air`: share of its frame that is drawn beyond each of the frame's edges. */
export async function filled(png, air) {
  const picture = sharp(png)
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const edge = (info.width * (1 + air)) / (1 + 2 * air)
  return picture.extract(cutRound(metalBox(data, info), info, edge))
}
