import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { FontName } from './sheet.ts'

export type Fonts = readonly (readonly [FontName, Buffer])[]

const FILES: Record<FontName, { file: string; weight?: number }> = {
  display: { file: 'instrument-serif.woff2' },
  'display-italic': { file: 'instrument-serif-italic.woff2' },
  text: { file: 'instrument-sans.woff2', weight: 400 },
  'text-strong': { file: 'instrument-sans.woff2', weight: 600 },
  mono: { file: 'geist-mono.woff2', weight: 400 },
}

/** All that the site's own fonts hold (scripts/fonts.mjs); what a paper needs beyond would be missing there, too. */
const CHARACTERS = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code + 0x20)).join('')

/** The site's fonts as the PDF library takes them: unpacked, with the variable ones fixed at a weight. */
export async function loadFonts(root = process.cwd()): Promise<Fonts> {
  const entries = Object.entries(FILES) as [FontName, { file: string; weight?: number }][]
  return Promise.all(
    entries.map(async ([name, { file, weight }]): Promise<[FontName, Buffer]> => {
      const source = await readFile(path.join(root, 'src/styles/fonts', file))
      const options = { targetFormat: 'sfnt' as const, ...(weight && { variationAxes: { wght: weight } }) }
      return [name, await subsetFont(source, CHARACTERS, options)]
    }),
  )
}
