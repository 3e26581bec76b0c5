// The whitepapers as files to print and keep: their pages, printed by the browser with the site's print style sheet and
// the cover and margins of paper.css. Read from the built site, so build first.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { preview } from 'vite'
import { flatOptions } from '../chromium.mjs'
import { readPapers, RECORD } from './paper-words.mjs'

const out = path.resolve('public/resources/whitepapers')

/** Weights of the variable fonts that papers use: fixed, as a PDF holds no variable font but only its outlines. */
const WEIGHTS = [
  ['Paper Text', 'instrument-sans.woff2', 400],
  ['Paper Text', 'instrument-sans.woff2', 500],
  ['Paper Text', 'instrument-sans.woff2', 600],
  ['Paper Mono', 'geist-mono.woff2', 400],
]
/** All that the site's own fonts hold (scripts/fonts.mjs). */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x3000 }, (_, code) => code + 0x20))

const readFonts = () =>
  Promise.all(
    WEIGHTS.map(async ([family, file, weight]) => {
      const font = await readFile(path.resolve('src/styles/fonts', file))
      const fixed = await subsetFont(font, CHARACTERS, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      })
      return { family, weight: String(weight), base64: fixed.toString('base64') }
    }),
  )

/** Runs in the page: what its sheets have and its screen has not. */
async function dress({ css, fonts }) {
  for (const { family, weight, base64 } of fonts) {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    document.fonts.add(await new FontFace(family, bytes, { weight }).load())
  }
  const { href: canonical } = document.querySelector('link[rel="canonical"]')
  const brand = document.querySelector('meta[property="og:site_name"]').content
  const kind = document.querySelector('.trail li:last-child').textContent.replace(/s$/, '')
  const cover = document.querySelector('.prose-header')
  const top = `<div class="paper-brand"><p>${brand}</p><p class="mono">${kind}</p></div>`
  cover.insertAdjacentHTML('afterbegin', top)
  cover.insertAdjacentHTML('beforeend', `<p class="paper-address mono">${canonical}</p>`)
  // A file is read elsewhere: links lead within it, or to the site.
  for (const link of document.querySelectorAll('.prose-contents a')) link.setAttribute('href', link.hash)
  for (const link of document.querySelectorAll('.prose a[href^="/"]'))
    link.href = new URL(link.getAttribute('href'), canonical).href
  document.title = document.querySelector('h1').textContent
  const sheet = new CSSStyleSheet()
  const foot = `@bottom-left { content: "${brand}" } @bottom-center { content: "${document.title}" }`
  sheet.replaceSync(`${css} @page { ${foot} }`)
  document.adoptedStyleSheets = [sheet]
}

/** The page, from 1, that each heading is on: of the destinations that the browser writes for links within a file. */
function pagesOf(pdf) {
  const text = pdf.toString('latin1')
  const [, kids = ''] = /\/Type \/Pages[^>]*?\/Kids \[([^\]]*)\]/.exec(text) ?? []
  const order = [...kids.matchAll(/(\d+) 0 R/g)].map(([, object]) => object)
  return Object.fromEntries(
    [...text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)].map(([, id, object]) => [
      id,
      order.indexOf(object) + 1,
    ]),
  )
}

const numberContents = (pages) => {
  for (const link of document.querySelectorAll('.prose-contents a'))
    link.dataset.page = pages[link.hash.slice(1)] ?? ''
}

export async function printPapers() {
  const browser = await chromium.launch(flatOptions)
  await mkdir(out, { recursive: true })
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' })
  const base = server.resolvedUrls.local[0]
  const css = await readFile(new URL('paper.css', import.meta.url), 'utf8')
  const [papers, fonts] = [await readPapers(), await readFonts()]
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const { name, url } of papers) {
    await page.goto(`${base.slice(0, -1)}${url}?experience=light`)
    await page.locator('html[data-page-ready="true"]').waitFor()
    await page.evaluate(dress, { css, fonts })
    await page.evaluate(() => document.fonts.ready)
    const print = () =>
      page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    await page.evaluate(numberContents, pagesOf(await print()))
    await writeFile(path.join(out, `${name}.pdf`), await print())
  }
  await browser.close()
  await server.close()
  const digests = Object.fromEntries(papers.map(({ name, digest }) => [name, digest]))
  await writeFile(RECORD, `${JSON.stringify(digests, null, 2)}\n`)
  console.log(`${papers.length} papers printed`)
}
