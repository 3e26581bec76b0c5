import type { Token } from 'marked'
import { plain, runsOf, type Run } from '#scripts/articles/runs.ts'
import { brand } from '#src/content/brand.ts'
import { ink, sizes, type FontName } from './sheet.ts'

export type Doc = PDFKit.PDFDocument
type Size = keyof typeof sizes

interface Place {
  x: number
  width: number
  size?: Size
  color?: string
  align?: 'left' | 'right'
}

const FONTS: Record<Run['style'], FontName> = {
  plain: 'text',
  strong: 'text-strong',
  em: 'text',
  code: 'mono',
}

/** A paper is read away from the site: its links carry the full address, and anchors lead nowhere outside. */
function target(href: string): string | null {
  if (href.startsWith('#')) return null
  return href.startsWith('/') ? brand.origin + href : href
}

/** Sets runs of text as one paragraph at the current height; pages break where they must. */
function setRuns(doc: Doc, runs: readonly Run[], place: Place): void {
  const { size, gap } = sizes[place.size ?? 'text']
  for (const [index, run] of runs.entries()) {
    const link = run.href === undefined ? null : target(run.href)
    doc
      .font(FONTS[run.style])
      .fontSize(run.style === 'code' ? size - 0.75 : size)
      .fillColor(link ? ink.brass : (place.color ?? ink.text))
    const options = {
      width: place.width,
      lineGap: gap,
      align: place.align ?? 'left',
      continued: index < runs.length - 1,
      link,
      underline: link !== null,
      oblique: run.style === 'em',
    }
    if (index === 0) doc.text(run.text, place.x, doc.y, options)
    else doc.text(run.text, options)
  }
}

export function setTokens(doc: Doc, file: string, tokens: readonly Token[], place: Place): void {
  setRuns(doc, runsOf(file, tokens, plain), place)
}

/** One line in one font; returns where it ends. */
export function setText(doc: Doc, text: string, font: FontName, size: Size, place: Place): number {
  doc
    .font(font)
    .fontSize(sizes[size].size)
    .fillColor(place.color ?? ink.text)
  doc.text(text, place.x, doc.y, {
    width: place.width,
    lineGap: sizes[size].gap,
    align: place.align ?? 'left',
  })
  return doc.y
}

/** Height in points that tokens need in a column of a width. */
export function heightOf(doc: Doc, text: string, width: number, size: Size): number {
  doc.font('text').fontSize(sizes[size].size)
  return doc.heightOfString(text, { width, lineGap: sizes[size].gap })
}
