import type { Element, ElementContent, Root as Html } from 'hast'
import { h, s } from 'hastscript'
import type { Code, Heading, Image, Paragraph, Root, Table, Text } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import rehypeExternalLinks from 'rehype-external-links'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { WHOLE } from '#src/lib/whole.ts'
import { readDrawing } from './figures.ts'
import { anchorOf, barsOf, figureOf } from './text.ts'

function tableElement(state: State, { align, children, data }: Table): Element {
  const [head, ...rows] = children.map((row) => row.children)
  const number = (index: number) => (align?.[index] === 'right' ? { className: 'prose-number' } : {})
  // A corner without words is no heading of anything.
  const header = head?.map((cell, index) =>
    toString(cell) === '' ? h('td') : h('th', { scope: 'col', ...number(index) }, state.all(cell)),
  )
  const body = rows.map((row) =>
    h(
      'tr',
      row.map((cell, index) => {
        if (index === 0) return h('th', { scope: 'row' }, state.all(cell))
        // On a phone a row is a list of pairs: each cell says which column it is of.
        const dataColumn = toString(head?.[index])
        return h('td', { ...number(index), dataColumn }, state.all(cell))
      }),
    ),
  )
  const caption = data?.caption ?? ''
  return h('.prose-table', { role: 'region', tabIndex: 0, ariaLabel: caption }, [
    h('table', [h('caption', caption), h('thead', h('tr', header)), h('tbody', body)]),
  ])
}

/** Numbers stay text; the bar beside each is a picture of it. */
function barsElement(_: State, code: Code): Element {
  const { title, bars } = barsOf(code)
  const most = Math.max(...bars.map(({ amount }) => amount))
  const rows = bars.map(({ label, amount, text, marked }) => {
    const bar = s('rect', { width: ((amount / most) * 100).toFixed(2), height: 1 })
    return h('div', marked ? { dataMarked: 'true' } : {}, [
      h('dt', label),
      h('dd', text),
      h('dd.prose-bar', { ariaHidden: 'true' }, [
        s('svg', { viewBox: '0 0 100 1', preserveAspectRatio: 'none' }, bar),
      ]),
    ])
  })
  return h('figure.prose-bars', [h('figcaption', title), h('dl', rows)])
}

function figureElement(file: string, { url, alt, title }: Image): Element {
  const drawing = readDrawing(file, figureOf(url) ?? '')
  return h('figure.prose-figure', [
    h('.prose-drawing', { role: 'img', tabIndex: 0, ariaLabel: alt }, drawing),
    h('figcaption', title),
  ])
}

/** Names with a number in them stay on one line. */
const textNodes = (_: State, { value }: Text): ElementContent[] =>
  value.split(WHOLE).map((part, at) => (at % 2 === 1 ? h('span.whole', part) : { type: 'text', value: part }))

/** Each heading of the second depth opens a section; what stands before the first is in none. */
function sections(html: Html): void {
  const parts: ElementContent[] = []
  for (const node of html.children as ElementContent[]) {
    const last = parts.at(-1)
    if (node.type === 'element' && node.tagName === 'h2') parts.push(h('section', node))
    else if (last?.type === 'element' && last.tagName === 'section') last.children.push(node)
    else parts.push(node)
  }
  html.children = parts
}

/** The text for the page. `file` names it where a drawing is at fault. */
export function textHtml(file: string, root: Root): string {
  const processor = unified()
    .use(remarkRehype, {
      handlers: {
        code: barsElement,
        table: tableElement,
        text: textNodes,
        heading: (state: State, node: Heading) =>
          h(`h${node.depth}`, { id: anchorOf(toString(node)) }, state.all(node)),
        paragraph(state: State, node: Paragraph) {
          const [only] = node.children
          return only?.type === 'image' ? figureElement(file, only) : defaultHandlers.paragraph(state, node)
        },
      },
    })
    .use(() => sections)
    // A link that leaves the site opens a new tab, and says so to those who cannot see it.
    .use(rehypeExternalLinks, {
      target: '_blank',
      rel: ['noopener', 'noreferrer'],
      content: { type: 'text', value: ' (opens in a new tab)' },
      contentProperties: { className: ['visually-hidden'] },
    })
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  return processor.stringify(processor.runSync(structuredClone(root)))
}
