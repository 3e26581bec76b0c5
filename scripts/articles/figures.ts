import { readFileSync } from 'node:fs'
import { ArticleError } from './front-matter.ts'

/** What drawings may consist of: enough for a diagram, and little enough to be set in print as well. */
const SHAPES = /^(line|rect|circle|path|text)$/
/** Colours by name; both themes and the printed page have their own for each. */
const CLASSES =
  /^(ink|soft|rule|brass|core|fill-brass|fill-core|fill-soft|fill-paper|dash|mono|small|middle|end|bold)$/

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
  return { tag, attributes: rest, classes, text }
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
  const [, width = '', height = '', inner = ''] =
    /^<svg[^>]* viewBox="0 0 (\d+) (\d+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(source) ?? []
  if (!width) throw new ArticleError(file, 'is no svg with a viewBox from 0 0')
  const elements = inner.matchAll(/<(\w+)((?:\s+[a-zA-Z0-9-]+="[^"]*")*)\s*(?:\/>|>([^<]*)<\/\1>)/g)
  const shapes = [...elements].map(([, tag = '', attributes = '', text = '']) =>
    shapeOf(file, tag, attributes, text),
  )
  return { width: Number(width), height: Number(height), shapes }
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
