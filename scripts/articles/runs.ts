import type { Token, Tokens } from 'marked'
import { ArticleError } from './front-matter.ts'

/** A stretch of text in one style. */
export interface Run {
  text: string
  style: 'plain' | 'strong' | 'em' | 'code'
  /** Where it leads: a path of the site, an anchor, a mailbox, or a secure address elsewhere. */
  href?: string
}

/** Not `//host`, which leaves the site while it looks like a path, nor its spelling with a backslash. */
const ALLOWED = /^(\/(?![/\\])|#|mailto:|tel:|https:\/\/)/

/** What HTML writes for a character. Markdown text is text: the character itself belongs there. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

/** Inline Markdown as a flat list; styles do not nest, as they never do in good prose. */
export function runsOf(file: string, tokens: readonly Token[], from: Omit<Run, 'text'>): Run[] {
  return tokens.flatMap((token): Run[] => {
    switch (token.type) {
      case 'text':
      case 'escape': {
        const entity = ENTITY.exec(token.text)?.[0]
        if (entity)
          throw new ArticleError(file, `"${entity}" would be printed as it stands: write the character`)
        return 'tokens' in token && token.tokens
          ? runsOf(file, token.tokens, from)
          : [{ ...from, text: token.text.replaceAll('\n', ' ') }]
      }
      case 'codespan':
        return [{ ...from, style: 'code', text: token.text }]
      case 'strong':
      case 'em':
        return runsOf(file, (token as Tokens.Strong).tokens, { ...from, style: token.type })
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link
        if (!ALLOWED.test(href)) throw new ArticleError(file, `the link "${href}" leads nowhere safe`)
        return runsOf(file, inner, { ...from, href })
      }
      default:
        throw new ArticleError(file, `"${token.raw.slice(0, 40)}" (${token.type}) cannot be set in a line`)
    }
  })
}

export const plain = { style: 'plain' } as const

export function textOf(file: string, tokens: readonly Token[]): string {
  return runsOf(file, tokens, plain)
    .map(({ text }) => text)
    .join('')
}
