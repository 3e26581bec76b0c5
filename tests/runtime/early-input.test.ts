// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { earlyInput } from '#src/runtime/early-input.ts'

function form(html: string): { root: HTMLElement; heard: string[] } {
  const root = document.createElement('form')
  root.innerHTML = html
  document.body.replaceChildren(root)
  const heard: string[] = []
  for (const type of ['input', 'change'])
    root.addEventListener(type, ({ target }) => {
      const { name, value } = target as HTMLInputElement
      heard.push(`${type} ${name}=${value}`)
    })
  return { root, heard }
}

const field = (root: HTMLElement, name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement

it('plays again what was typed, and leaves the caret where it was', () => {
  const { root, heard } = form('<input name="a" value="old"><textarea name="b"></textarea><input name="c">')
  field(root, 'a').value = 'new words'
  field(root, 'a').setSelectionRange(2, 3)
  field(root, 'b').value = 'more'
  earlyInput(root)()
  expect(heard).toEqual(['input a=new words', 'input b=more'])
  expect(field(root, 'a').selectionStart).toBe(2)
  expect(field(root, 'a').selectionEnd).toBe(3)
})

it('keeps what was typed although the page then writes the old value', () => {
  const { root, heard } = form('<input name="a" value="old">')
  field(root, 'a').value = 'new'
  const replay = earlyInput(root)
  field(root, 'a').value = 'old'
  replay()
  expect(heard).toEqual(['input a=new'])
  expect(field(root, 'a').value).toBe('new')
})

it('chooses again the radio button that was chosen', () => {
  const { root, heard } = form(
    '<input type="radio" name="r" value="1" checked><input type="radio" name="r" value="2">',
  )
  const second = root.querySelectorAll('input')[1] as HTMLInputElement
  second.checked = true
  earlyInput(root)()
  expect(heard).toEqual(['input r=2', 'change r=2'])
  expect(second.checked).toBe(true)
})

it('reports no input where nothing was changed', () => {
  const { root, heard } = form(
    '<input name="a" value="old"><input type="range" name="s" value="3"><input type="radio" name="r" value="1" checked>',
  )
  earlyInput(root)()
  expect(heard).toEqual([])
})
