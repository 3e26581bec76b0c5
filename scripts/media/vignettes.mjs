// Interface vignettes: the products at work, drawn as HTML and SVG with the site's own tokens and fonts.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { flatOptions } from '../chromium.mjs'

const SIZE = { width: 1280, height: 800 }
/** Pictures for cards: drawn at the size they are seen, at two pixels to one. */
const CARD = { width: 520, height: 336 }
/** Pictures for phones: one panel, at two pixels to one. */
const PHONE = { width: 340, height: 425 }
const folder = path.resolve('scripts/media/vignettes')

/** Every page of the folder but the frame they are shown in. */
async function names() {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.html') && file !== 'page.html')
    .map((file) => path.basename(file, '.html'))
}

/** Draws `vignette-NAME-THEME` for each name that begins with `only`. */
export async function drawVignettes(studio, out, only) {
  const list = (await names()).flatMap((name) => ['light', 'dark'].map((theme) => ({ name, theme })))
  const wanted = list.filter(({ name, theme }) => `vignette-${name}-${theme}`.startsWith(only))
  if (wanted.length === 0) return
  const browser = await chromium.launch(flatOptions)
  const sheet = await browser.newPage({ viewport: SIZE })
  const card = await browser.newPage({ viewport: CARD, deviceScaleFactor: 2 })
  const phone = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 })
  for (const { name, theme } of wanted) {
    const page = name.startsWith('card-') ? card : name.startsWith('phone-') ? phone : sheet
    await page.goto(`${studio.base}scripts/media/vignettes/page.html?${new URLSearchParams({ name, theme })}`)
    await page.waitForSelector('html[data-ready]')
    const picture = sharp(await page.screenshot())
    const file = path.join(out, `vignette-${name}-${theme}`)
    const { size } = await picture.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
    await picture.clone().webp({ quality: 82 }).toFile(`${file}.webp`)
    console.log(`vignette-${name}-${theme} ${Math.round(size / 1024)} KB`)
  }
  await browser.close()
}
