// `npm run media`: draws the stills of the scenes and the social cards, encodes them into public/media, and prints the
// whitepapers.
// The clock is stepped, never running, so the same code gives the same pixels. `--only NAME` draws what begins with NAME.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../chromium.mjs'
import { drawCards } from './cards.mjs'
import { drawClips } from './clips.mjs'
import { printPapers } from './papers.mjs'
import { drawPictureFilms } from './picture-films.mjs'
import { drawPictures } from './pictures.mjs'
import { filled } from './fill.mjs'
import { openStudio } from './still.mjs'
import { writeStill } from './encode.mjs'
import { drawVignettes } from './vignettes.mjs'

const out = path.resolve('public/media')
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : ''

const inBothThemes = (still) =>
  ['light', 'dark'].map((theme) => ({
    ...still,
    name: `${still.name}-${theme}`,
    query: { ...still.query, theme },
  }))

async function render(browser, studio) {
  const { still } = studio
  await mkdir(out, { recursive: true })
  const { STILLS } = await studio.load('/scripts/media/stills.ts')
  const { pieceStills } = await studio.load('/scripts/media/piece-stills.ts')
  const { stackStills } = await studio.load('/scripts/media/stack-stills.ts')
  const stills = [...STILLS, ...pieceStills, ...stackStills].flatMap(inBothThemes)
  for (const item of stills.filter(({ name }) => name.startsWith(only))) {
    const png = await still(browser, item)
    const drawn = item.query.air ? await filled(png, item.query.air) : sharp(png)
    // Drawn larger than shown: scaling down smooths the graduations better than the renderer's own antialiasing.
    const picture = drawn.resize({ width: item.shown })
    const size = await writeStill(picture, path.join(out, item.name), {
      limit: item.limit,
      theme: item.query.theme,
    })
    console.log(`${item.name} ${size} KB`)
  }
  await drawVignettes(studio, out, only)
  await drawPictureFilms(studio, out, only)
  await drawClips(studio, browser, out, only)
  await drawPictures(studio, browser, only)
  if ('social'.startsWith(only) || only.startsWith('social'))
    await drawCards(browser, (item) => still(browser, item))
  if ('papers'.startsWith(only)) await printPapers()
}

const studio = await openStudio()
const browser = await chromium.launch(launchOptions)
try {
  await render(browser, studio)
} finally {
  await browser.close()
  await studio.close()
}
