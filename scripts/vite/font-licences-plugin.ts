import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Where `build.license` writes the notices of the packages that are bundled. */
export const LICENCES_FILE = 'licenses.txt'

/** The fonts in src/styles/fonts are cut from these (`npm run fonts`), so no module of theirs is bundled. */
const FONTS = [
  '@fontsource/instrument-serif',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/geist-mono',
]

function noticeOf(font: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${font}/package.json`, 'utf8')) as {
    version: string
  }
  return `\n## ${font} - ${version} (OFL-1.1)\n\n${readFileSync(`node_modules/${font}/LICENSE`, 'utf8').trim()}\n`
}

/** Adds the notices of the fonts to those of the packages. */
export function fontLicencesPlugin(): Plugin {
  return {
    name: 'font-licences',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite's own, which writes the file.
      order: 'post',
      handler(_, bundle) {
        const file = bundle[LICENCES_FILE]
        if (file?.type !== 'asset') return this.error(`no ${LICENCES_FILE} to add the fonts to`)
        file.source = file.source.toString() + FONTS.map(noticeOf).join('')
      },
    },
  }
}
