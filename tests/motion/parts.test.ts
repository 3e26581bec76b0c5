// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { partsOf, seenAt } from '#src/motion/parts.ts'

beforeEach(() => {
  document.body.innerHTML = ''
})

function section(html: string): HTMLElement {
  document.body.innerHTML = `<section>${html}</section>`
  return document.querySelector('section') as HTMLElement
}
const named = (root: HTMLElement) => partsOf(root).map(({ element, from }) => `${element.id} ${from}`)

it('elements marked to arrive do, and so does each plain child of the section', () => {
  const root = section(`
    <header><p id="label" data-arrive="left"></p><h2 id="heading" data-arrive="lines"></h2></header>
    <p id="lead"></p>
    <div id="outer"><p id="inner" data-arrive="right"></p><p id="beside"></p></div>
    <p id="still" data-arrive="none"></p>`)
  expect(named(root)).toEqual(['label left', 'heading lines', 'inner right', 'lead below'])
})

it('an element that holds a scene does not move', () => {
  const root = section(
    '<div id="a" data-scene="hero"></div><div id="b"><i data-scene="x"></i></div><p id="c"></p>',
  )
  expect(named(root)).toEqual(['c below'])
})

it('an inverted band stands still, and what is on it arrives', () => {
  const root = section('<ul id="band" class="inverted"><li id="a"></li><li id="b"></li></ul><p id="c"></p>')
  expect(named(root)).toEqual(['a below', 'b below', 'c below'])
})

it('of a list on a band, item by item', () => {
  const root = section(
    '<div class="inverted"><ul id="list"><li id="a"></li><li id="b"></li></ul><p id="c"></p></div>',
  )
  expect(named(root)).toEqual(['a below', 'b below', 'c below'])
})

it.each([
  [500, 900, 50],
  [2250, 900, 225],
  // Taller than ten screens: a tenth of it never is in view at once.
  [20_000, 900, 225],
  [9000, 225, 56.25],
])('of a part %i px high in a view of %i, %f px are enough', (height, view, enough) =>
  expect(seenAt(height, view)).toBe(enough),
)
