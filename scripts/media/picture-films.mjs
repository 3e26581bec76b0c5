// Films of the interface pictures at work: the page is stepped through the time of its board (vignettes/film), and each
// frame goes into ffmpeg as it is seen.
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { flatOptions } from '../chromium.mjs'
import { ffmpeg } from './ffmpeg.mjs'
import { kindOf, pageOf } from './vignette-kinds.mjs'

const FPS = 20

const ENCODINGS = [
  { type: 'mp4', video: '-c:v libx264 -preset medium -tune animation -crf 24 -movflags +faststart' },
  { type: 'webm', video: '-c:v libsvtav1 -preset 8 -g 240 -svtav1-params tune=0 -crf 34' },
]
const COLOUR =
  '-vf crop=trunc(iw/2)*2:trunc(ih/2)*2,scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -an'

/** Frames of the film, each as a PNG; one that shows what the one before did is not photographed again. */
async function* frames(page, { width, height, scale }) {
  const camera = await page.context().newCDPSession(page)
  const length = await page.evaluate(() => window.vignette.length)
  let [shown, picture] = ['', null]
  for (let frame = 0; frame < (length / 1000) * FPS; frame += 1) {
    const now = await page.evaluate(
      (time) => {
        window.vignette.seek(time)
        return document.querySelector('main').innerHTML
      },
      (frame * 1000) / FPS,
    )
    if (now !== shown) {
      const clip = { x: 0, y: 0, width, height, scale }
      const shot = { format: 'png', optimizeForSpeed: true, clip }
      const { data } = await camera.send('Page.captureScreenshot', shot)
      picture = Buffer.from(data, 'base64')
      shown = now
    }
    yield picture
  }
}

async function shoot(browser, address, kind, file) {
  const page = await browser.newPage(pageOf(kind))
  await page.goto(address)
  await page.waitForSelector('html[data-ready]')
  const input = `-f image2pipe -c:v png -framerate ${FPS} -i -`.split(' ')
  const outputs = ENCODINGS.flatMap(({ type, video }) => [
    ...`${COLOUR} ${video}`.split(' '),
    `${file}.${type}`,
  ])
  await ffmpeg([...input, ...outputs], frames(page, kind))
  await page.close()
}

/** Draws `vignette-NAME-THEME` and `vignette-phone-NAME-THEME` as .mp4 and .webm, for names that begin with `only`. */
export async function drawPictureFilms(studio, out, only) {
  const { boards } = await studio.load('/scripts/media/vignettes/film/boards/index.ts')
  const wanted = Object.keys(boards)
    .flatMap((name) =>
      ['light', 'dark'].map((theme) => ({ name, theme, title: `vignette-${name}-${theme}` })),
    )
    .filter(({ title }) => title.startsWith(only) || `film-${title}`.startsWith(only))
  if (wanted.length === 0) return
  const browser = await chromium.launch(flatOptions)
  const draw = async ({ name, theme, title }) => {
    const file = path.join(out, title)
    const query = new URLSearchParams({ name, theme, film: '' })
    const address = `${studio.base}scripts/media/vignettes/page.html?${query}`
    await shoot(browser, address, kindOf(name), file)
    const sizes = await Promise.all(ENCODINGS.map(({ type }) => stat(`${file}.${type}`)))
    console.log(`${title} film ${sizes.map((one) => Math.round(one.size / 1024)).join(' + ')} KB`)
  }
  // Two at a time: while one is encoded the other is photographed.
  while (wanted.length > 0) await Promise.all(wanted.splice(0, 2).map(draw))
  await browser.close()
}
