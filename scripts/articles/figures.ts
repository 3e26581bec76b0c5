import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { ArticleError } from './front-matter.ts'

/** What drawings may consist of: enough for a diagram, and nothing that acts or comes from elsewhere. */
const SHAPES = /^(line|rect|circle|path|text)$/
/** Colours by name; both themes and the printed page have their own for each. */
const CLASSES = /^(ink|soft|rule|brass|core|fill-core|fill-paper|dash|mono|small|middle|end|bold)$/

/** What a shape may say of itself: numbers, and the drawing of a path. No style, no handler, no address. */
const NUMBERS = /^(x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height)$/
const NUMBER = /^-?\d+(\.\d+)?$/
const PATH = /^[MLHVCSQTAZ\d\s.,-]+$/i

/** What is not in the vocabulary of drawings; undefined: nothing. */
function faultOf({ tagName, properties }: Element): string | undefined {
  if (!SHAPES.test(tagName)) return `"${tagName}"`
  for (const [key, value] of Object.entries(properties)) {
    const words = Array.isArray(value) ? value : [value]
    const pattern = key === 'className' ? CLASSES : NUMBERS.test(key) ? NUMBER : PATH
    const known = key === 'className' || NUMBERS.test(key) || (tagName === 'path' && key === 'd')
    if (!known || !words.every((word) => pattern.test(String(word))))
      return `${key}="${words}" of a ${tagName}`
  }
  return undefined
}

const parser = unified().use(rehypeParse, { fragment: true, space: 'svg' })

/** The drawing that a file's text holds, as an element of the page. Its text alternative stands on the element around it. */
export function parseDrawing(file: string, source: string): Element {
  const root = parser.parse(source.trim())
  const [svg] = root.children
  if (svg?.type !== 'element' || !/^0 0 \d+ \d+$/.test(String(svg.properties['viewBox'])))
    throw new ArticleError(file, 'is no svg with a viewBox from 0 0')
  visit(svg, (node, _, parent) => {
    const inText = parent?.type === 'element' && parent.tagName === 'text'
    const blank = node.type === 'text' && node.value.trim() === ''
    if (node === svg || blank || (node.type === 'text' && inText)) return
    const fault = node.type === 'element' && !inText ? faultOf(node) : `"${node.type}"`
    if (fault)
      throw new ArticleError(file, `${fault} is not in the vocabulary of drawings`, node.position?.start.line)
  })
  return {
    ...svg,
    properties: { viewBox: svg.properties['viewBox'], ariaHidden: 'true', focusable: 'false' },
    children: svg.children.filter(({ type }) => type === 'element'),
  }
}

/** Reads a drawing of src/content/articles/figures. */
export function readDrawing(from: string, name: string): Element {
  const file = `src/content/articles/figures/${name}.svg`
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch {
    throw new ArticleError(from, `the figure ${file} does not exist`)
  }
  return parseDrawing(file, source)
}
