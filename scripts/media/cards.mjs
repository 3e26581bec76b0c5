// Social cards, 1200 × 630: a page's heading beside the instrument. Headings and fonts are read from the built site,
// so build first.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readCards, RECORD } from './card-words.mjs'

const SIZE = { width: 1200, height: 630 }
const SCENE = { width: 1740, height: SIZE.height }
const out = path.resolve('public/social')

const font = async (name) => {
  const bytes = await readFile(path.resolve('src/styles/fonts', name))
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}

async function template() {
  return `<style>
    @font-face { font-family: Display; src: ${await font('instrument-serif.woff2')}; }
    @font-face { font-family: Display; font-style: italic; src: ${await font('instrument-serif-italic.woff2')}; }
    * { margin: 0; box-sizing: border-box; }
    body { position: relative; width: 1200px; height: 630px; padding: 56px 60px; overflow: hidden; color: #f2ede1;
      background: radial-gradient(760px 520px at 76% 44%, rgb(88 60 190 / .5), transparent 72%),
        radial-gradient(600px 420px at 0 105%, rgb(34 40 120 / .6), transparent 70%), #0a0c1d; font-family: Display; }
    /* Cut at the right: the instrument stands in the middle of it, clear of three lines of a heading. */
    img { position: absolute; inset: 0 auto 0 0; width: ${SCENE.width}px; height: 100%; }
    p { position: relative; font-size: 38px; }
    h1 { position: absolute; left: 60px; bottom: 52px; max-width: 624px; font: 400 82px/.98 Display; letter-spacing: -.02em; text-wrap: balance; }
    em, [data-accented='true'] { color: #dcb368; font-style: italic; }
  </style>`
}

/** `still` draws one frame of a scene as PNG. */
export async function drawCards(browser, still) {
  await mkdir(out, { recursive: true })
  const picture = await still({
    query: { scene: 'hero', alone: 1, time: 4, theme: 'dark' },
    ...SCENE,
    scale: 1,
  })
  const style = await template()
  const page = await browser.newPage({ viewport: SIZE })
  const all = await readCards()
  for (const { name, brand, heading } of all) {
    await page.setContent(
      `${style}<img src="data:image/png;base64,${picture.toString('base64')}"><p>${brand}</p><h1>${heading}</h1>`,
    )
    await page.evaluate(() => document.fonts.ready)
    const shot = await page.screenshot()
    await sharp(shot)
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path.join(out, `${name}.jpg`))
  }
  await page.close()
  await writeFile(
    RECORD,
    `${JSON.stringify(
      all.map(({ digest }) => digest),
      null,
      2,
    )}\n`,
  )
  console.log('social cards written')
}
