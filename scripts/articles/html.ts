import type { Token } from 'marked'
import type { Block } from './blocks.ts'
import { escapeHtml } from './escape-html.ts'
import { figureSvg } from './figures.ts'
import { plain, runsOf, textOf, type Run } from './runs.ts'

function runHtml({ text, style }: Run): string {
  const inner = escapeHtml(text)
  return style === 'plain' ? inner : `<${style}>${inner}</${style}>`
}

/** A link that leaves the site opens a new tab, and says so to those who cannot see it. */
function linkHtml(href: string, inner: string): string {
  return href.startsWith('https://')
    ? `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${inner}<span class="visually-hidden"> (opens in a new tab)</span></a>`
    : `<a href="${escapeHtml(href)}">${inner}</a>`
}

/** Neighbors that lead to the same place become one link. */
function linkedRuns(runs: readonly Run[]): { href: string | undefined; inner: string }[] {
  const links: { href: string | undefined; inner: string }[] = []
  for (const run of runs) {
    const last = links.at(-1)
    if (last && last.href === run.href) last.inner += runHtml(run)
    else links.push({ href: run.href, inner: runHtml(run) })
  }
  return links
}

function inlineHtml(file: string, tokens: readonly Token[]): string {
  return linkedRuns(runsOf(file, tokens, plain))
    .map(({ href, inner }) => (href === undefined ? inner : linkHtml(href, inner)))
    .join('')
}

function tableHtml(file: string, { caption, head, rows, right }: Extract<Block, { type: 'table' }>): string {
  const align = (index: number) => (right[index] ? ' class="prose-number"' : '')
  // A corner without words is no heading of anything.
  const header = head.map((cell, index) => {
    const text = inlineHtml(file, cell)
    return text === '' ? '<td></td>' : `<th scope="col"${align(index)}>${text}</th>`
  })
  // On a phone a row is a list of pairs: each cell says which column it is of.
  const column = (index: number) => ` data-column="${escapeHtml(textOf(file, head[index] ?? []))}"`
  const body = rows.map(([first = [], ...rest]) => {
    const cells = rest.map(
      (cell, index) => `<td${align(index + 1)}${column(index + 1)}>${inlineHtml(file, cell)}</td>`,
    )
    return `<tr><th scope="row">${inlineHtml(file, first)}</th>${cells.join('')}</tr>`
  })
  return `<div class="prose-table" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${header.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** Numbers stay text; the bar beside each is a picture of it. */
function barsHtml({ title, bars }: Extract<Block, { type: 'bars' }>): string {
  const most = Math.max(...bars.map(({ amount }) => amount))
  const rows = bars.map(
    ({ label, amount, text, marked }) =>
      `<div${marked ? ' data-marked="true"' : ''}><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd><dd class="prose-bar" aria-hidden="true"><svg viewBox="0 0 100 1" preserveAspectRatio="none"><rect width="${((amount / most) * 100).toFixed(2)}" height="1"/></svg></dd></div>`,
  )
  return `<figure class="prose-bars"><figcaption>${escapeHtml(title)}</figcaption><dl>${rows.join('')}</dl></figure>`
}

function blockHtml(file: string, block: Block): string {
  const p = (tokens: readonly Token[]) => `<p>${inlineHtml(file, tokens)}</p>`
  switch (block.type) {
    case 'heading':
      return `<h${block.depth} id="${block.id}">${escapeHtml(block.text)}</h${block.depth}>`
    case 'paragraph':
      return p(block.inline)
    case 'quote':
      return `<blockquote>${block.paragraphs.map(p).join('')}</blockquote>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const items = block.items.map((item) => `<li>${inlineHtml(file, item)}</li>`)
      return `<${tag}>${items.join('')}</${tag}>`
    }
    case 'table':
      return tableHtml(file, block)
    case 'bars':
      return barsHtml(block)
    case 'figure':
      return `<figure class="prose-figure"><div class="prose-drawing" role="img" tabindex="0" aria-label="${escapeHtml(block.alt)}">${figureSvg(file, block.name)}</div><figcaption>${escapeHtml(block.caption)}</figcaption></figure>`
  }
}

/** Each heading of the second depth opens a section; what stands before the first is in none. */
export function blocksHtml(file: string, blocks: readonly Block[]): string {
  const parts: string[][] = [[]]
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) parts.push([])
    parts.at(-1)?.push(blockHtml(file, block))
  }
  const [before, ...sections] = parts.map((part) => part.join('\n'))
  return [before, ...sections.map((section) => `<section>${section}</section>`)].filter(Boolean).join('\n')
}

/** The headings of the second depth, for the list of contents. */
export function contentsOf(blocks: readonly Block[]): { id: string; text: string }[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.depth === 2 ? [{ id: block.id, text: block.text }] : [],
  )
}

/** All prose of a piece, paragraph by paragraph, for checks of the writing. */
export function paragraphsOf(file: string, blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [textOf(file, block.inline)]
    if (block.type === 'list') return block.items.map((item) => textOf(file, item))
    return block.type === 'quote' ? block.paragraphs.map((tokens) => textOf(file, tokens)) : []
  })
}
