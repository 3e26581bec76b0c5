// Cuts the fonts to the characters this site can show and writes metric-matched fallbacks beside them.
// Run by hand (`npm run fonts`) when a font or the character set changes; its output is committed.
import { createFontStack } from '@capsizecss/core'
import { fromFile } from '@capsizecss/unpack/fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const out = new URL('../src/styles/fonts/', import.meta.url)

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
/** Basic Latin, Latin-1 and the typographic marks and arrows in use. */
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•·′″←→↑↓↗−×≤≥≈∞€™œŒ'

const fonts = [
  {
    family: 'Instrument Serif',
    style: 'normal',
    weight: '400',
    source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    file: 'instrument-serif.woff2',
    fallback: timesNewRoman(),
  },
  {
    family: 'Instrument Serif',
    style: 'italic',
    weight: '400',
    source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
    file: 'instrument-serif-italic.woff2',
    fallback: { ...timesNewRoman(), xWidthAvg: 836 },
  },
  {
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.woff2',
    fallback: arial(),
  },
  {
    family: 'Geist Mono',
    style: 'normal',
    weight: '400 500',
    axes: { wght: { min: 400, max: 500 } },
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    file: 'geist-mono.woff2',
    fallback: courierNew(),
  },
]

/* Vertical metrics and average widths of the system fonts that stand in, from the fonts' own tables. */
function timesNewRoman() {
  return {
    familyName: 'Times New Roman',
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    unitsPerEm: 2048,
    xWidthAvg: 832,
  }
}
function arial() {
  return { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 934 }
}
function courierNew() {
  return {
    familyName: 'Courier New',
    ascent: 1705,
    descent: -615,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 1229,
  }
}

const clones = {
  'Times New Roman': 'Liberation Serif',
  Arial: 'Liberation Sans',
  'Courier New': 'Liberation Mono',
}

await mkdir(out, { recursive: true })
let css = '/* Written by scripts/fonts.mjs. */\n'
for (const font of fonts) {
  const source = await readFile(require.resolve(font.source))
  const cut = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: font.axes })
  await writeFile(new URL(font.file, out), cut)
  console.log(`${font.file} ${source.length} → ${cut.length} bytes`)
  css += `@font-face {
  font-family: '${font.family}';
  font-style: ${font.style};
  font-weight: ${font.weight};
  font-display: swap;
  src: url('./fonts/${font.file}') format('woff2');
}
`
  const metrics = await fromFile(require.resolve(font.source))
  const { fontFaces } = createFontStack([{ ...metrics, familyName: font.family }, font.fallback], {
    ...(font.style === 'italic' && { fontFaceProperties: { fontStyle: 'italic' } }),
  })
  // The metric-compatible clones that Linux ships instead of the named fonts; each style has a name of its own.
  const style = font.style === 'italic' ? ' Italic' : ''
  const locals = [font.fallback.familyName, clones[font.fallback.familyName]]
    .map((name) => `local('${name}${style}')`)
    .join(', ')
  css += `${fontFaces
    .trim()
    .replace(/local\([^)]*\)/, locals)
    .replaceAll('"', "'")}\n`
}
await writeFile(new URL('../src/styles/fonts.css', import.meta.url), css)
