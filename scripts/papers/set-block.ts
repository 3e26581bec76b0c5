import { readDrawing } from '#scripts/articles/figures.ts'
import type { Block } from '#scripts/articles/blocks.ts'
import { textOf } from '#scripts/articles/runs.ts'
import { drawShapes } from './drawing.ts'
import { heightOf, setText, setTokens, type Doc } from './set-line.ts'
import { ink, sheet, sizes } from './sheet.ts'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

const { column: x, measure: width } = sheet
/** Between the columns of a table, in points. */
const GAP = 14

/** Begins a new page where less than `points` are left on this one. */
function keepTogether(doc: Doc, points: number): void {
  if (doc.y + points > sheet.height - sheet.bottom) doc.addPage()
}

function rule(doc: Doc, y: number, color: string = ink.rule): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke()
  doc.endMarkedContent()
}

/** Puts what `draw` sets into the structure that screen readers follow. */
export function tagged(doc: Doc, tag: string, draw: () => void): void {
  doc.addStructure(doc.struct(tag, {}, draw))
}

function list(doc: Doc, file: string, { items, ordered }: Of<'list'>): void {
  for (const [index, item] of items.entries()) {
    keepTogether(doc, 34)
    const top = doc.y
    tagged(doc, 'P', () => {
      setText(doc, ordered ? String(index + 1) : '–', 'mono', 'small', { x, width: 18, color: ink.brass })
      doc.y = top
      setTokens(doc, file, item, { x: x + 20, width: width - 20 })
    })
    doc.y += 3
  }
}

function row(
  doc: Doc,
  cells: readonly string[],
  widths: readonly number[],
  right: readonly boolean[],
  head: boolean,
) {
  const height = Math.max(...cells.map((cell, at) => heightOf(doc, cell, (widths[at] ?? 0) - GAP, 'small')))
  keepTogether(doc, height + 12)
  rule(doc, doc.y, head ? ink.soft : ink.rule)
  const top = doc.y + 6
  let left: number = x
  for (const [at, cell] of cells.entries()) {
    const own = widths[at] ?? 0
    doc.y = top
    tagged(doc, 'P', () =>
      setText(doc, cell, at === 0 && !head ? 'text-strong' : 'text', 'small', {
        x: left,
        width: own - GAP,
        color: head ? ink.soft : ink.text,
        align: right[at] ? 'right' : 'left',
      }),
    )
    left += own
  }
  doc.y = top + height + 4
}

/** Each column takes its longest word, and shares what is left by the length of its longest cell, within reason. */
function columnWidths(doc: Doc, lines: readonly (readonly string[])[]): number[] {
  const columns = (lines[0] ?? []).map((_, at) => lines.map((line) => line[at] ?? ''))
  doc.font('text-strong').fontSize(sizes.small.size)
  const words = columns.map((cells) =>
    Math.max(...cells.flatMap((cell) => cell.split(' ').map((word) => doc.widthOfString(word) + GAP))),
  )
  const weights = columns.map((cells) => Math.min(34, Math.max(...cells.map((cell) => cell.length))))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const rest = width - words.reduce((total, word) => total + word, 0)
  return words.map((word, at) => word + (rest * (weights[at] ?? 0)) / sum)
}

function table(doc: Doc, file: string, { caption, head, rows, right }: Of<'table'>): void {
  const cells = [head, ...rows].map((line) => line.map((cell) => textOf(file, cell)))
  const widths = columnWidths(doc, cells)
  keepTogether(doc, 90)
  tagged(doc, 'Caption', () => setText(doc, caption, 'mono', 'mono', { x, width, color: ink.soft }))
  doc.y += 4
  for (const [index, line] of cells.entries()) row(doc, line, widths, right, index === 0)
  rule(doc, doc.y)
  doc.y += 8
}

function bars(doc: Doc, { title, bars: all }: Of<'bars'>): void {
  const most = Math.max(...all.map(({ amount }) => amount))
  keepTogether(doc, 30 + all.length * 30)
  tagged(doc, 'Caption', () => setText(doc, title, 'mono', 'mono', { x, width, color: ink.soft }))
  doc.y += 4
  for (const { label, text, amount, marked } of all) {
    rule(doc, doc.y)
    const top = doc.y + 6
    doc.y = top
    tagged(doc, 'P', () => {
      setText(doc, label, 'text', 'small', { x, width: width - 110 })
      doc.y = top
      setText(doc, text, 'mono', 'small', { x: x + width - 110, width: 110, align: 'right' })
    })
    doc.markContent('Artifact', { type: 'Layout' })
    doc.rect(x, top + 14, (amount / most) * width, 4).fill(marked ? ink.bright : ink.soft)
    doc.endMarkedContent()
    doc.y = top + 24
  }
  doc.y += 6
}

function figure(doc: Doc, file: string, { name, alt, caption }: Of<'figure'>): void {
  const drawing = readDrawing(file, name)
  const scale = width / drawing.width
  const height = drawing.height * scale
  keepTogether(doc, height + 40)
  tagged(doc, 'Caption', () => setText(doc, caption, 'mono', 'mono', { x, width, color: ink.soft }))
  const top = doc.y + 6
  doc.addStructure(doc.struct('Figure', { alt }, () => drawShapes(doc, drawing, { x, y: top, scale })))
  doc.y = top + height + 8
}

function heading(doc: Doc, { depth, text, id }: Of<'heading'>, number: string): void {
  doc.y += depth === 2 ? 16 : 6
  keepTogether(doc, 96)
  doc.addNamedDestination(id)
  if (depth === 3) return tagged(doc, 'H3', () => setText(doc, text, 'display', 'subheading', { x, width }))
  rule(doc, doc.y, ink.soft)
  doc.y += 10
  const top = doc.y
  tagged(doc, 'H2', () => {
    setText(doc, number, 'mono', 'small', { x: sheet.edge, width: 60, color: ink.brass })
    doc.y = top - 4
    setText(doc, text, 'display', 'heading', { x, width })
  })
  doc.outline.addItem(text)
  doc.y += 4
}

/** Sets one block at the current height; `number` is that of the part it opens, if it is a heading. */
export function setBlock(doc: Doc, file: string, block: Block, number: string): void {
  switch (block.type) {
    case 'heading':
      heading(doc, block, number)
      break
    case 'paragraph':
      keepTogether(doc, 30)
      tagged(doc, 'P', () => setTokens(doc, file, block.inline, { x, width }))
      break
    case 'quote':
      for (const tokens of block.paragraphs)
        tagged(doc, 'BlockQuote', () =>
          setText(doc, textOf(file, tokens), 'display', 'lead', { x: x + 20, width: width - 40 }),
        )
      break
    case 'list':
      list(doc, file, block)
      break
    case 'table':
      table(doc, file, block)
      break
    case 'bars':
      bars(doc, block)
      break
    case 'figure':
      figure(doc, file, block)
  }
  doc.y += 7
}
