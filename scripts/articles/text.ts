import type { Code, Heading, Nodes, Parents, Root, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { ArticleError } from './front-matter.ts'

declare module 'mdast' {
  interface TableData {
    /** Of the paragraph before it. */
    caption?: string
  }
}

/** One bar of a chart: `label | number | what it says`; a leading `*` marks the one that matters. */
export interface Bar {
  label: string
  amount: number
  text: string
  marked: boolean
}

const CAPTION = 'Table: '
const FIGURE = /^figure:([a-z0-9-]+)$/
/** Not `//host`, which leaves the site while it looks like a path, nor its spelling with a backslash. */
const SAFE = /^(\/(?![/\\])|#|mailto:|tel:|https:\/\/)/

const PHRASES = /^(text|strong|emphasis|inlineCode|link)$/
/** What the page has a form for, by what it stands in. */
const SET: Partial<Record<Nodes['type'], RegExp>> = {
  root: /^(heading|paragraph|blockquote|list|table|code)$/,
  heading: /^text$/,
  paragraph: /^(text|strong|emphasis|inlineCode|link|image)$/,
  blockquote: /^paragraph$/,
  list: /^listItem$/,
  listItem: /^paragraph$/,
  table: /^tableRow$/,
  tableRow: /^tableCell$/,
  tableCell: PHRASES,
  strong: PHRASES,
  emphasis: PHRASES,
  link: PHRASES,
}

/** `Who checks, and when?` → `who-checks-and-when`. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export const figureOf = (url: string) => FIGURE.exec(url)?.[1]

/** The chart that a block of bars holds; its faults in words. */
export function barsOf({ value }: Code): { title: string; bars: Bar[]; fault?: string } {
  const [title = '', ...lines] = value.split('\n').filter((line) => line.trim() !== '')
  const bars = lines.map((line) => {
    const [label = '', amount = '', text = ''] = line.split('|').map((part) => part.trim())
    const known = amount === '' || text === '' ? Number.NaN : Number(amount)
    return { label: label.replace(/^\* ?/, ''), amount: known, text, marked: label.startsWith('*') }
  })
  const strange = bars.findIndex(({ amount }) => !(amount >= 0 && Number.isFinite(amount)))
  if (strange >= 0)
    return { title, bars, fault: `the bar "${lines[strange]}" is not "label | number | text"` }
  if (bars.length < 2) return { title, bars, fault: `the bars "${title}" are fewer than two` }
  return bars.some(({ amount }) => amount > 0)
    ? { title, bars }
    : { title, bars, fault: `the bars "${title}" are all zero, so none has a length` }
}

/** What is wrong with a node in its parent; undefined: nothing. */
function faultOf(node: Nodes, parent: Parents): string | undefined {
  if (!SET[parent.type]?.test(node.type)) {
    const said = toString(node) || ('value' in node ? node.value : '')
    return `"${said.slice(0, 40)}" (${node.type}) cannot be set in a ${parent.type}`
  }
  switch (node.type) {
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? undefined
        : `"${toString(node)}" is a heading of depth ${node.depth}, not 2 or 3`
    case 'listItem':
      return node.children.length === 1
        ? undefined
        : `the list item "${toString(node).slice(0, 40)}" holds more than one paragraph`
    case 'link':
      return SAFE.test(node.url) ? undefined : `the link "${node.url}" leads nowhere safe`
    case 'image':
      return figureOf(node.url) && node.alt && node.title && parent.children.length === 1
        ? undefined
        : `the picture "${node.url}" is not ![alternative](figure:name "caption")`
    case 'code':
      return node.lang === 'bars' ? barsOf(node).fault : `a block of ${node.lang ?? 'code'} cannot be set`
    case 'table':
      return node.data?.caption ? undefined : `a table has no line "${CAPTION}…" before it`
    default:
      return undefined
  }
}

const isTable = (node: RootContent | undefined): node is Table => node?.type === 'table'

/** The line before a table becomes its caption. */
function takeCaptions(root: Root): void {
  root.children = root.children.filter((node, index) => {
    const next = root.children[index + 1]
    const text = toString(node)
    if (node.type !== 'paragraph' || !isTable(next) || !text.startsWith(CAPTION)) return true
    next.data = { caption: text.slice(CAPTION.length).trim() }
    return false
  })
}

const headingsOf = (root: Root) => root.children.filter((node): node is Heading => node.type === 'heading')

const parser = unified().use(remarkParse).use(remarkGfm)

/** Reads Markdown into a tree (mdast). What the page has no form for is refused, by file and line. */
export function readText(file: string, markdown: string): Root {
  const root = parser.parse(markdown)
  takeCaptions(root)
  visit(root, (node, _, parent) => {
    const fault = parent && faultOf(node, parent)
    if (fault) throw new ArticleError(file, fault, node.position?.start.line)
    // Items have one paragraph each, which is set without a mark of its own.
    if (node.type === 'list' || node.type === 'listItem') node.spread = false
  })
  const ids = headingsOf(root).map((heading) => anchorOf(toString(heading)))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new ArticleError(file, `two headings have the anchor "${twice}"`)
  return root
}

/** The headings of the second depth, for the list of contents. */
export function contentsOf(root: Root): { id: string; text: string }[] {
  return headingsOf(root)
    .filter(({ depth }) => depth === 2)
    .map((heading) => ({ id: anchorOf(toString(heading)), text: toString(heading) }))
}
