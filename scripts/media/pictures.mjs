// Plain JPEG pictures of the scenes, under the paths that the specification names.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const SIZE = { width: 1600, height: 1000 }
const ROOM = { dark: '#0a0c1d', light: '#f3efe6' }

const PICTURES = [
  { name: 'about/1', query: { scene: 'hero', theme: 'light', time: 18 } },
  { name: 'about/2', query: { scene: 'assembly', theme: 'dark', time: 4, progress: 0.34 } },
  { name: 'about/3', query: { scene: 'hero', theme: 'dark', time: 40, progress: 0.42 } },
  { name: 'about/4', query: { scene: 'hero', theme: 'light', time: 64, progress: 0.5 } },
  { name: 'solutionsHero', query: { scene: 'hero', theme: 'dark', time: 26 } },
]

/** Draws `public/images/NAME.jpg` for each picture whose name begins with `only` after `images/`. */
export async function drawPictures(studio, browser, only) {
  for (const { name, query } of PICTURES) {
    if (!`images/${name}`.startsWith(only)) continue
    const file = path.resolve('public/images', `${name}.jpg`)
    await mkdir(path.dirname(file), { recursive: true })
    const png = await studio.still(browser, { query, ...SIZE })
    const { size } = await sharp(png)
      .flatten({ background: ROOM[query.theme] })
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(file)
    console.log(`images/${name} ${Math.round(size / 1024)} KB`)
  }
}
