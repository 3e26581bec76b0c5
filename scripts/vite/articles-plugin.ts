import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { textHtml } from '#scripts/articles/html.ts'
import { ARTICLES, allPieces, articleOf, readLibrary, summaryOf } from '#scripts/articles/library.ts'
import { bylineHtml, productHtml } from '#scripts/articles/product-html.ts'
import { readLongText, type Piece } from '#scripts/articles/read-article.ts'
import type { MailWay } from '#src/content/legal/mail-ways.ts'
import { mailKeysSet } from './mail-keys.ts'

const ARTICLE = /\/src\/content\/articles\/[\w-]+\/[\w-]+\.md$/
const LONG_TEXT = /\/src\/content\/legal\/[\w-]+\.md$/

/** `export const name = …`, as a module that a bundler can shake. */
function moduleOf(exports: Record<string, unknown>): { code: string; map: null } {
  const lines = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return { code: lines.join('\n'), map: null }
}

/** The text of a publication, between who says it and what is offered. */
const articleHtml = ({ file, kind, topic, text }: Piece) =>
  bylineHtml(kind, topic) + textHtml(file, text) + productHtml(topic)

/**
 * Markdown as modules, each with the part that its importer needs: `x.md` the record (`article` or `text`),
 * `x.md?path` where it is, `x.md?summary` what lists show of it, `x.md?body` its HTML. So no page loads the text of another.
 */
export function articlesPlugin(): Plugin {
  let root = process.cwd()
  let mail: MailWay = 'own'
  return {
    name: 'articles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      mail = mailKeysSet(config.env) ? 'service' : 'own'
    },
    load(id) {
      const [file = '', query] = id.split('?')
      const name = path.posix.relative(root, file)
      if (LONG_TEXT.test(file)) {
        const { text: tree, ...text } = readLongText(name, readFileSync(file, 'utf8'), mail)
        return moduleOf(query === 'body' ? { html: textHtml(name, tree) } : { text })
      }
      if (!ARTICLE.test(file)) return null
      // A record names its neighbours, so all files are read, and a change of any may change it.
      const library = readLibrary(root)
      const pieces = allPieces(library)
      const piece = pieces.find((entry) => entry.file === name)
      if (!piece) this.error(`${name} is not in ${ARTICLES}`)
      for (const other of pieces) this.addWatchFile(path.join(root, other.file))
      if (query === 'body') return moduleOf({ html: articleHtml(piece) })
      if (query === 'path') return moduleOf({ path: piece.path })
      if (query === 'summary') return moduleOf({ summary: summaryOf(piece) })
      return moduleOf({ article: articleOf(library, piece) })
    },
  }
}
