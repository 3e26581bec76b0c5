import Pdf from 'pdfkit'
import type { Piece } from '#scripts/articles/read-article.ts'
import { brand } from '#src/content/brand.ts'
import { drawCover } from './cover.ts'
import type { Fonts } from './fonts.ts'
import { setBlock, tagged } from './set-block.ts'
import { setText, type Doc } from './set-line.ts'
import { ink, sheet, sizes } from './sheet.ts'

/** The page, from 0, that the list of contents is on. */
const CONTENTS = 1

interface Part {
  number: string
  id: string
  text: string
  page: number
}

function drawContents(doc: Doc, parts: readonly Part[]): void {
  doc.switchToPage(CONTENTS)
  doc.y = sheet.top
  tagged(doc, 'H2', () => setText(doc, 'Contents', 'display', 'heading', { x: sheet.column, width: 300 }))
  doc.y += 14
  for (const { number, id, text, page } of parts) {
    const top = doc.y
    doc.markContent('Artifact', { type: 'Layout' })
    doc.moveTo(sheet.column, top).lineTo(sheet.column + sheet.measure, top)
    doc.lineWidth(0.5).stroke(ink.rule)
    doc.endMarkedContent()
    tagged(doc, 'P', () => {
      doc
        .font('mono')
        .fontSize(sizes.mono.size)
        .fillColor(ink.brass)
        .text(number, sheet.column, top + 9)
      doc.font('text').fontSize(sizes.text.size).fillColor(ink.text)
      doc.text(text, sheet.column + 30, top + 7, { width: 310, goTo: id })
      doc.font('mono').fontSize(sizes.small.size)
      doc.text(String(page), sheet.column + sheet.measure - 40, top + 8, { width: 40, align: 'right' })
    })
    doc.y = top + 28
  }
}

/** Title and page number at the foot of every page but the cover. */
function drawFeet(doc: Doc, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = CONTENTS; page < count; page += 1) {
    doc.switchToPage(page)
    const y = sheet.height - 50
    // Beneath the margin, where text would open a new page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.moveTo(sheet.edge, y - 10).lineTo(sheet.column + sheet.measure, y - 10)
    doc.lineWidth(0.5).stroke(ink.rule)
    doc.font('mono').fontSize(sizes.mono.size).fillColor(ink.soft)
    doc.text(brand.word, sheet.edge, y, { width: 100, lineBreak: false })
    doc.text(title, sheet.column, y, { width: 330, lineBreak: false })
    doc.text(String(page + 1), sheet.column + sheet.measure - 40, y, { width: 40, align: 'right' })
    doc.endMarkedContent()
  }
}

function drawText(doc: Doc, { file, blocks }: Piece): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    const opens = block.type === 'heading' && block.depth === 2
    const number = String(parts.length + 1)
    setBlock(doc, file, block, opens ? number : '')
    const page = doc.bufferedPageRange().count
    if (opens) parts.push({ number, id: block.id, text: block.text, page })
  }
  return parts
}

function open({ title, summary, date }: Piece): Doc {
  return new Pdf({
    size: 'LETTER',
    margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.column, right: 58 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    // The date of the paper, not of the build: the same text gives the same file.
    info: {
      Title: title,
      Author: brand.legalName,
      Subject: summary,
      CreationDate: new Date(date),
      ModDate: new Date(date),
    },
  })
}

function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}

/** A whitepaper as PDF: cover, contents, the same blocks as its page. */
export function paperPdf(piece: Piece, fonts: Fonts): Promise<Buffer> {
  const doc = open(piece)
  for (const [name, font] of fonts) doc.registerFont(name, font)
  drawCover(doc, piece)
  doc.addPage()
  doc.addPage()
  const parts = drawText(doc, piece)
  drawContents(doc, parts)
  drawFeet(doc, piece.title)
  return collect(doc)
}
