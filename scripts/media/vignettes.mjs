// Interface vignettes: the products at work, drawn as HTML and SVG with the site's own tokens and fonts.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { flatOptions } from '../chromium.mjs'
import { kindOf, pageOf } from './vignette-kinds.mjs'

const folder = path.resolve('scripts/media/vignettes')

/** Every page of the folder but the frame they are shown in. */
async function names() {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.html') && file !== 'page.html')
    .map((file) => path.basename(file, '.html'))
}

/** CSS px of the smallest letter shown, not of what a drawing's edge cuts off; runs in the page. */
function smallestLetter() {
  const within = (box, { left, top, right, bottom }) =>
    box.right > left && box.left < right && box.bottom > top && box.top < bottom
  const shown = ({ data, parentElement }) =>
    data.trim() !== '' &&
    parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    within(
      parentElement.getBoundingClientRect(),
      (parentElement.ownerSVGElement ?? document.body).getBoundingClientRect(),
    )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let smallest = Infinity
  while (walker.nextNode()) {
    if (!shown(walker.currentNode)) continue
    const { parentElement } = walker.currentNode
    const matrix = parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM() : null
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
    smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(parentElement).fontSize) * scale)
  }
  return smallest
}

/** Draws `vignette-NAME-THEME` for each name that begins with `only`. */
export async function drawVignettes(studio, out, only) {
  const list = (await names()).flatMap((name) => ['light', 'dark'].map((theme) => ({ name, theme })))
  const wanted = list.filter(({ name, theme }) => `vignette-${name}-${theme}`.startsWith(only))
  if (wanted.length === 0) return
  const browser = await chromium.launch(flatOptions)
  for (const { name, theme } of wanted) {
    const kind = kindOf(name)
    const page = await browser.newPage(pageOf(kind))
    await page.goto(`${studio.base}scripts/media/vignettes/page.html?${new URLSearchParams({ name, theme })}`)
    await page.waitForSelector('html[data-ready]')
    const letter = await page.evaluate(smallestLetter)
    // A hundredth for what the browser rounds.
    if (letter < kind.letter - 0.01)
      throw new Error(`${name}: letters of ${letter} px, not ${kind.letter} at least`)
    const picture = sharp(await page.screenshot())
    await page.close()
    const file = path.join(out, `vignette-${name}-${theme}`)
    const { size } = await picture.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
    await picture.clone().webp({ quality: 82 }).toFile(`${file}.webp`)
    console.log(`vignette-${name}-${theme} ${Math.round(size / 1024)} KB`)
  }
  await browser.close()
}
