// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { changedFields, recordPresses, replay } from '#src/runtime/early-input.ts'

const heard: string[] = []
const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found

function show(html: string): void {
  document.body.innerHTML = `<form>${html}</form>`
  heard.length = 0
}

/** Stands in for React: it listens once the page is hydrated. */
function listen(): void {
  for (const type of ['mousedown', 'click', 'input', 'change'])
    find('form').addEventListener(type, ({ target }) => {
      const { name, value, tagName } = target as HTMLInputElement
      heard.push(`${type} ${name ? `${name}=${value}` : tagName}`)
    })
}

const press = (selector: string) => find(selector).click()

beforeEach(() =>
  show(`<button type="button"><span>Send</span></button><a href="#x">Link</a>
    <details><summary>More</summary></details>`),
)

it('replays presses on the control, in order', async () => {
  const stop = recordPresses()
  press('span')
  const presses = stop()
  listen()
  await replay([], presses)
  expect(heard).toEqual(['mousedown BUTTON', 'click BUTTON'])
})

it('leaves links and folds to the browser', () => {
  const stop = recordPresses()
  press('a')
  press('summary')
  expect(stop()).toEqual([])
})

it('records nothing once it has been stopped', () => {
  const stop = recordPresses()
  press('span')
  expect(stop()).toHaveLength(1)
  press('span')
  expect(stop()).toHaveLength(1)
})

it('skips a control that has been removed', async () => {
  const stop = recordPresses()
  press('span')
  find('button').remove()
  listen()
  await replay([], stop())
  expect(heard).toEqual([])
})

it('keeps the browser from sending a form before its code is there, and no longer', () => {
  const submit = () =>
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  const stop = recordPresses()
  expect(submit()).toBe(false)
  stop()
  expect(submit()).toBe(true)
})

it('replays what was typed, and leaves the caret where it was', async () => {
  show('<input name="a" value="old"><textarea name="b"></textarea><input name="c">')
  find('[name=a]').value = 'new words'
  find('[name=a]').setSelectionRange(2, 3)
  find('[name=b]').value = 'more'
  listen()
  await replay(changedFields(document), [])
  expect(heard).toEqual(['input a=new words', 'input b=more'])
  expect(find('[name=a]').selectionStart).toBe(2)
  expect(find('[name=a]').selectionEnd).toBe(3)
})

it('keeps what was typed although hydration then writes the old value', async () => {
  show('<input name="a" value="old">')
  find('[name=a]').value = 'new'
  const fields = changedFields(document)
  find('[name=a]').value = 'old'
  listen()
  await replay(fields, [])
  expect(heard).toEqual(['input a=new'])
  expect(find('[name=a]').value).toBe('new')
})

it('chooses the chosen radio button again', async () => {
  show('<input type="radio" name="r" value="1" checked><input type="radio" name="r" value="2">')
  find('[value="2"]').checked = true
  listen()
  await replay(changedFields(document), [])
  expect(heard).toEqual(['click r=2', 'input r=2', 'change r=2'])
  expect(find('[value="2"]').checked).toBe(true)
})

it('finds nothing where nothing was changed', () => {
  show(
    '<input name="a" value="old"><input type="range" name="s" value="3"><input type="radio" name="r" value="1" checked>',
  )
  expect(changedFields(document)).toEqual([])
})
