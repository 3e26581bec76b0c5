import type { Drawing, Shape } from '#scripts/articles/figures.ts'
import type { Doc } from './set-line.ts'
import { ink } from './sheet.ts'

interface Place {
  x: number
  y: number
  scale: number
}

const STROKES: readonly [name: string, color: string][] = [
  ['brass', ink.bright],
  ['core', ink.core],
  ['ink', ink.text],
  ['rule', ink.rule],
]
const FILLS: readonly [name: string, color: string][] = [
  ['fill-brass', ink.bright],
  ['fill-core', ink.core],
  ['fill-soft', '#e4dfd3'],
  ['fill-paper', '#ffffff'],
]

const first = (table: readonly [string, string][], classes: readonly string[]) =>
  table.find(([name]) => classes.includes(name))?.[1]

function text(doc: Doc, { attributes, classes, text: words }: Shape): void {
  const size = classes.includes('mono') || classes.includes('small') ? 13 : 15
  doc
    .font(classes.includes('mono') ? 'mono' : classes.includes('bold') ? 'text-strong' : 'text')
    .fontSize(size)
  const width = doc.widthOfString(words)
  const shift = classes.includes('middle') ? width / 2 : classes.includes('end') ? width : 0
  const color = classes.includes('brass')
    ? ink.brass
    : (first(STROKES, classes) ?? (classes.includes('soft') ? ink.soft : ink.text))
  doc
    .fillColor(color)
    .text(words, Number(attributes.x) - shift, Number(attributes.y) - size * 0.96, { lineBreak: false })
}

function outline(doc: Doc, { tag, attributes }: Shape): void {
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (tag === 'line') doc.moveTo(number('x1'), number('y1')).lineTo(number('x2'), number('y2'))
  else if (tag === 'circle') doc.circle(number('cx'), number('cy'), number('r'))
  else if (tag === 'path') doc.path(attributes.d ?? '')
  else if (attributes.rx)
    doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  else doc.rect(number('x'), number('y'), number('width'), number('height'))
}

function shape(doc: Doc, entry: Shape): void {
  if (entry.tag === 'text') return text(doc, entry)
  const { classes } = entry
  const fill = first(FILLS, classes)
  const stroke = first(STROKES, classes) ?? ink.soft
  doc.lineWidth(classes.includes('brass') || classes.includes('core') ? 1.75 : 1.25)
  if (classes.includes('dash')) doc.dash(3, { space: 5 })
  outline(doc, entry)
  if (fill === '#ffffff') doc.fillAndStroke(fill, stroke)
  else if (fill) doc.fill(fill)
  else doc.stroke(stroke)
  doc.undash()
}

/** Sets a drawing of the site in print: the same shapes, in the inks of the page. */
export function drawShapes(doc: Doc, { shapes }: Drawing, { x, y, scale }: Place): void {
  doc.save()
  doc.translate(x, y).scale(scale)
  for (const entry of shapes) shape(doc, entry)
  doc.restore()
}
