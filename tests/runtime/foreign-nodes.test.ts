// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { tolerateMovedNodes } from '#src/runtime/foreign-nodes.ts'

beforeAll(() => tolerateMovedNodes())

/** A paragraph whose text a translator has put into an element of its own. */
function translated() {
  const parent = document.createElement('p')
  const text = document.createTextNode('Send')
  const font = document.createElement('font')
  font.textContent = 'Senden'
  parent.append(text)
  text.replaceWith(font)
  return { parent, text }
}

test('what has left already is removed without an error', () => {
  const { parent, text } = translated()
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.textContent).toBe('Senden')
})

test('what is inserted before a node that has left stands at the end', () => {
  const { parent, text } = translated()
  parent.insertBefore(document.createElement('b'), text)
  expect(parent.innerHTML).toBe('<font>Senden</font><b></b>')
})

test('everything else is as it was', () => {
  const parent = document.createElement('p')
  const last = parent.appendChild(document.createElement('i'))
  parent.insertBefore(document.createElement('b'), last)
  expect(parent.innerHTML).toBe('<b></b><i></i>')
  parent.insertBefore(document.createElement('u'), null)
  parent.removeChild(last)
  expect(parent.innerHTML).toBe('<b></b><u></u>')
})
