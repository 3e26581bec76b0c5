// Plain JPEG pictures of the scenes, under the paths that the specification names.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const SIZE = { width: 1600, height: 1000 }
/** Of the instrument with its crank, in the frame that its scene has in the page. */
const CRANKED = { scene: 'crank', time: 4, progress: 0.5, state: 'one turn', dust: 0.4 }
const FRAME = { width: 1378, height: 1300 }
const ROOM = { dark: '#0a0c1d', light: '#f3efe6' }

const ALONE = { scene: 'hero', alone: 1 }
const COIN = { scene: 'capability', placement: 'tokenized-ecosystem', time: 4 }

/** `finer`: as AVIF, too, which takes half of the bytes. */
const PICTURES = [
  { name: 'about/1', finer: true, query: { ...COIN, theme: 'light' } },
  { name: 'about/2', finer: true, query: { ...COIN, theme: 'dark' } },
  { name: 'about/3', finer: true, size: FRAME, query: { ...CRANKED, theme: 'dark' } },
  { name: 'about/4', finer: true, size: FRAME, query: { ...CRANKED, theme: 'light' } },
  { name: 'solutionsHero', query: { ...ALONE, theme: 'dark', time: 26 } },
]

/** Draws `public/images/NAME.jpg` for each picture whose name begins with `only` after `images/`. */
export async function drawPictures(studio, browser, only) {
  for (const { name, query, finer, size: frame = SIZE } of PICTURES) {
    if (!`images/${name}`.startsWith(only)) continue
    const file = path.resolve('public/images', `${name}.jpg`)
    await mkdir(path.dirname(file), { recursive: true })
    const png = await studio.still(browser, { query, ...frame })
    const picture = sharp(png).flatten({ background: ROOM[query.theme] })
    const { size } = await picture.clone().jpeg({ quality: 84, mozjpeg: true }).toFile(file)
    if (finer) await picture.clone().avif({ quality: 56, effort: 6 }).toFile(file.replace(/jpg$/, 'avif'))
    console.log(`images/${name} ${Math.round(size / 1024)} KB`)
  }
}
