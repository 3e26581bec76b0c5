import { readFileSync } from 'node:fs'
import { ArticleError, linesIn } from './front-matter.ts'

/** What drawings may consist of: enough for a diagram, and little enough to be set in print as well. */
const SHAPES = /^(line|rect|circle|path|text)$/
/** Colours by name; both themes and the printed page have their own for each. */
const CLASSES =
  /^(ink|soft|rule|brass|core|fill-brass|fill-core|fill-soft|fill-paper|dash|mono|small|middle|end|bold)$/

/** What a shape may say of itself: numbers, and the drawing of a path. No style, no handler, no address. */
const NUMBERS = /^(x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height)$/
const NUMBER = /^-?\d+(\.\d+)?$/
const PATH = /^[MLHVCSQTAZ\d\s.,-]+$/i

export interface Shape {
  tag: string
  attributes: Record<string, string>
  classes: readonly string[]
  text: string
}

export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
}

const figureFile = (name: string) => `src/content/articles/figures/${name}.svg`

const ATTRIBUTE = /([a-zA-Z0-9-]+)="([^"]*)"/g

function shapeOf(file: string, tag: string, attributes: string, text: string): Shape {
  const all = Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
  )
  const { class: names = '', ...rest } = all
  const classes = names.split(' ').filter(Boolean)
  const unknown = classes.find((name) => !CLASSES.test(name)) ?? (SHAPES.test(tag) ? undefined : tag)
  if (unknown !== undefined) throw new ArticleError(file, `"${unknown}" is not in the vocabulary of drawings`)
  for (const [key, value] of Object.entries(rest)) {
    const pattern = NUMBERS.test(key) ? NUMBER : tag === 'path' && key === 'd' ? PATH : null
    if (!pattern?.test(value))
      throw new ArticleError(file, `${key}="${value}" of a ${tag} is not in the vocabulary of drawings`)
  }
  if (text.includes('&'))
    throw new ArticleError(file, `"${text}" would be printed as it stands: write the character`)
  return { tag, attributes: rest, classes, text }
}

const ELEMENT = /<(\w+)((?:\s+[a-zA-Z0-9-]+="[^"]*")*)\s*(?:\/>|>([^<]*)<\/\1>)/g

/** All that a drawing holds; what is no shape is refused, with its line. */
function shapesOf(file: string, source: string, inner: string): Shape[] {
  const before = source.indexOf(inner)
  const lineOf = (index: number) => linesIn(source.slice(0, before + index)) + 1
  const elements = [...inner.matchAll(ELEMENT)]
  const left = inner.replaceAll(ELEMENT, (element) => element.replaceAll(/[^\n]/g, ' '))
  const strange = /\S.{0,30}/.exec(left)
  if (strange)
    throw new ArticleError(file, `"${strange[0].trim()}" is not in the vocabulary of drawings`).atLine(
      lineOf(strange.index),
    )
  return elements.map(({ index, 1: tag = '', 2: attributes = '', 3: text = '' }) => {
    try {
      return shapeOf(file, tag, attributes, text)
    } catch (error) {
      throw error instanceof ArticleError ? error.atLine(lineOf(index)) : error
    }
  })
}

/** The drawing that a file's text holds. */
export function parseDrawing(file: string, source: string): Drawing {
  const [, width = '', height = '', inner = ''] =
    /^<svg[^>]* viewBox="0 0 (\d+) (\d+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(source) ?? []
  if (!width) throw new ArticleError(file, 'is no svg with a viewBox from 0 0')
  return { width: Number(width), height: Number(height), shapes: shapesOf(file, source, inner) }
}

/** Reads a drawing of src/content/articles/figures. */
export function readDrawing(from: string, name: string): Drawing {
  const file = figureFile(name)
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch {
    throw new ArticleError(from, `the figure ${file} does not exist`)
  }
  return parseDrawing(file, source)
}

/** The drawing for the page. Its text alternative stands on the element around it. */
export function figureSvg(from: string, name: string): string {
  const { width, height, shapes } = readDrawing(from, name)
  const inner = shapes.map(({ tag, attributes, classes, text }) => {
    const rest = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${tag} class="${classes.join(' ')}"${rest.join('')}>${text}</${tag}>`
  })
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${inner.join('')}</svg>`
}
