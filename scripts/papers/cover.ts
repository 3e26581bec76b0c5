import type { Piece } from '#scripts/articles/read-article.ts'
import { brand } from '#src/content/brand.ts'
import type { ArticleTopic } from '#src/content/article.ts'
import { graduations } from '#src/lib/emblem-lines.ts'
import { emblem } from '#src/lib/emblem.ts'
import { setText, type Doc } from './set-line.ts'
import { tagged } from './set-block.ts'
import { ink, sheet, sizes } from './sheet.ts'

const TONES = { brass: ink.bright, core: ink.core, ink: ink.text } as const

function drawEmblem(doc: Doc, topic: ArticleTopic): void {
  const { fine, firm, dots } = emblem(topic)
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save().translate(248, 64).scale(1.72)
  doc.lineWidth(0.45).path(graduations(false)).stroke(ink.bright)
  doc.lineWidth(0.9).path(graduations(true)).stroke(ink.bright)
  doc.lineWidth(0.35).path(fine).stroke(ink.soft)
  doc.lineWidth(1).path(firm).stroke(ink.bright)
  for (const { x, y, r, tone } of dots) doc.circle(x, y, r).fill(TONES[tone])
  doc.restore()
  doc.endMarkedContent()
}

/** The title with its emphasised phrase in italic brass, as on the page. */
function title(doc: Doc, { title: text, emphasis }: Piece, top: number): void {
  const [before = '', after = ''] = text.split(emphasis)
  const parts = [before, emphasis, after].filter((part) => part !== '')
  for (const [index, part] of parts.entries()) {
    const marked = part === emphasis
    doc.font(marked ? 'display-italic' : 'display').fontSize(sizes.title.size)
    doc.fillColor(marked ? ink.brass : ink.text)
    const options = { width: 470, lineGap: sizes.title.gap, continued: index < parts.length - 1 }
    if (index === 0) doc.text(part, sheet.edge, top, options)
    else doc.text(part, options)
  }
}

/** The first page: emblem, title, what the paper says, when and by whom. */
export function drawCover(doc: Doc, piece: Piece): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, sheet.width, sheet.height).fill(ink.paper)
  doc.endMarkedContent()
  drawEmblem(doc, piece.topic)
  doc.y = 66
  tagged(doc, 'P', () => setText(doc, brand.word, 'display', 'heading', { x: sheet.edge, width: 180 }))
  tagged(doc, 'P', () =>
    setText(doc, 'Whitepaper', 'mono', 'small', { x: sheet.edge, width: 180, color: ink.soft }),
  )
  tagged(doc, 'H1', () => title(doc, piece, 436))
  doc.y += 18
  tagged(doc, 'P', () =>
    setText(doc, piece.summary, 'text', 'text', { x: sheet.edge, width: 380, color: ink.soft }),
  )
  doc.y = 688
  tagged(doc, 'P', () =>
    setText(doc, `${piece.dateText}   ·   ${brand.origin}${piece.path}`, 'mono', 'mono', {
      x: sheet.edge,
      width: 504,
      color: ink.soft,
    }),
  )
}
