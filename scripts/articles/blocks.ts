import { Lexer, type Token, type Tokens } from 'marked'
import { ArticleError, linesIn } from './front-matter.ts'
import { textOf } from './runs.ts'

/** One bar of a chart: `label | number | what it says`; a leading `*` marks the one that matters. */
interface Bar {
  label: string
  amount: number
  text: string
  marked: boolean
}

/** The parts that long texts are made of, in order; both the page and the PDF are set from these. */
export type Block =
  | { type: 'heading'; id: string; depth: 2 | 3; text: string }
  | { type: 'paragraph'; inline: Token[] }
  | { type: 'quote'; paragraphs: Token[][] }
  | { type: 'list'; ordered: boolean; items: Token[][] }
  | { type: 'table'; caption: string; head: Token[][]; rows: Token[][][]; right: boolean[] }
  | { type: 'bars'; title: string; bars: Bar[] }
  | { type: 'figure'; name: string; alt: string; caption: string }

const CAPTION = 'Table: '

/** `Who checks, and when?` → `who-checks-and-when`. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function barsOf(file: string, code: string): Block {
  const [title = '', ...lines] = code.split('\n').filter((line) => line.trim() !== '')
  const bars = lines.map((line) => {
    const [label = '', amount = '', text = ''] = line.split('|').map((part) => part.trim())
    if (!Number.isFinite(Number(amount)) || Number(amount) < 0 || amount === '' || text === '')
      throw new ArticleError(file, `the bar "${line}" is not "label | number | text"`)
    return { label: label.replace(/^\* ?/, ''), amount: Number(amount), text, marked: label.startsWith('*') }
  })
  if (bars.every(({ amount }) => amount === 0))
    throw new ArticleError(file, `the bars "${title}" are all zero, so none has a length`)
  if (bars.length < 2) throw new ArticleError(file, `the bars "${title}" are fewer than two`)
  return { type: 'bars', title, bars }
}

/** The text of a list item; nested lists and blocks would need a layout that neither page nor PDF has. */
function itemOf(file: string, item: Tokens.ListItem): Token[] {
  const [only, ...more] = item.tokens
  if (only && more.length === 0 && 'tokens' in only && only.tokens) return only.tokens
  throw new ArticleError(file, `the list item "${item.text.slice(0, 40)}" holds more than one paragraph`)
}

function paragraphOf(file: string, token: Tokens.Paragraph): Block {
  const [only] = token.tokens
  if (only?.type !== 'image') return { type: 'paragraph', inline: token.tokens }
  const { href, text, title } = only as Tokens.Image
  const name = /^figure:([a-z0-9-]+)$/.exec(href)?.[1]
  if (!name || !text || !title || token.tokens.length > 1)
    throw new ArticleError(file, `the picture "${href}" is not ![alternative](figure:name "caption")`)
  return { type: 'figure', name, alt: text, caption: title }
}

function tableOf(file: string, token: Tokens.Table, caption: string | null): Block {
  if (caption === null) throw new ArticleError(file, `a table has no line "${CAPTION}…" before it`)
  return {
    type: 'table',
    caption,
    head: token.header.map((cell) => cell.tokens),
    rows: token.rows.map((row) => row.map((cell) => cell.tokens)),
    right: token.align.map((align) => align === 'right'),
  }
}

/** One token as a block; null for what only separates. */
function blockOf(file: string, token: Token, caption: string | null): Block | null {
  switch (token.type) {
    case 'space':
      return null
    case 'heading': {
      const { depth, text } = token as Tokens.Heading
      if (depth !== 2 && depth !== 3)
        throw new ArticleError(file, `"${text}" is a heading of depth ${depth}, not 2 or 3`)
      return { type: 'heading', id: anchorOf(text), depth, text }
    }
    case 'paragraph':
      return paragraphOf(file, token as Tokens.Paragraph)
    case 'blockquote': {
      const inner = (token as Tokens.Blockquote).tokens.filter(({ type }) => type !== 'space')
      const strange = inner.find(({ type }) => type !== 'paragraph')
      if (strange)
        throw new ArticleError(
          file,
          `"${strange.raw.slice(0, 40).trim()}" (${strange.type}) in a quote cannot be set`,
        )
      return { type: 'quote', paragraphs: (inner as Tokens.Paragraph[]).map(({ tokens }) => tokens) }
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return { type: 'list', ordered, items: items.map((item) => itemOf(file, item)) }
    }
    case 'table':
      return tableOf(file, token as Tokens.Table, caption)
    case 'code': {
      const { lang, text } = token as Tokens.Code
      if (lang === 'bars') return barsOf(file, text)
      throw new ArticleError(file, `a block of ${lang ?? 'code'} cannot be set`)
    }
    default:
      throw new ArticleError(file, `"${token.raw.slice(0, 40)}" (${token.type}) cannot be set`)
  }
}

/** The caption of a table that follows, where the token is one. */
function captionOf(token: Token | undefined): string | null {
  return token?.type === 'paragraph' && token.raw.startsWith(CAPTION)
    ? token.raw.slice(CAPTION.length).trim()
    : null
}

/** All text of a block, in lines. */
function inlinesOf(block: Block): readonly (readonly Token[])[] {
  if (block.type === 'paragraph') return [block.inline]
  if (block.type === 'quote') return block.paragraphs
  if (block.type === 'list') return block.items
  return block.type === 'table' ? [...block.head, ...block.rows.flat()] : []
}

/** Sets a token, and its text for trial, so that what cannot be set is told with its line. */
function blockAt(file: string, line: number, token: Token, caption: string | null): Block | null {
  try {
    const block = blockOf(file, token, caption)
    if (block) for (const inline of inlinesOf(block)) textOf(file, inline)
    return block
  } catch (error) {
    throw error instanceof ArticleError ? error.atLine(line) : error
  }
}

/** Tokens that say something, with the line each begins in. */
function tokensWithLines(markdown: string, firstLine: number): { token: Token; line: number }[] {
  let line = firstLine
  return new Lexer().lex(markdown).flatMap((token) => {
    const begins = line + linesIn(/^\n*/.exec(token.raw)?.[0] ?? '')
    line += linesIn(token.raw)
    return token.type === 'space' ? [] : [{ token, line: begins }]
  })
}

/**
 * Reads Markdown into blocks. What cannot be set on the page and in print alike is refused, by file and line.
 * `firstLine`: that of the text in its file.
 */
export function readBlocks(file: string, markdown: string, firstLine = 1): Block[] {
  const tokens = tokensWithLines(markdown, firstLine)
  const blocks = tokens.flatMap(({ token, line }, index) => {
    if (captionOf(token) !== null && tokens[index + 1]?.token.type === 'table') return []
    return blockAt(file, line, token, captionOf(tokens[index - 1]?.token)) ?? []
  })
  const ids = blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new ArticleError(file, `two headings have the anchor "${twice}"`)
  return blocks
}
