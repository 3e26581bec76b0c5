// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { carryOut, keepPresses } from '#src/runtime/deferred/kept-presses.ts'

let area: HTMLElement
const find = (selector: string) => area.querySelector(selector) as HTMLElement
const heard: string[] = []

beforeEach(() => {
  area = document.createElement('div')
  document.body.replaceChildren(area)
  area.innerHTML = `<button><span>Send</span></button><a href="#x">Link</a>
    <button role="tab" id="tab">One</button><summary>More</summary>`
  heard.length = 0
})

function listen(): void {
  for (const type of ['pointerdown', 'mousedown', 'click', 'keydown'])
    area.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).tagName}`))
}

const press = (selector: string) => {
  for (const type of ['pointerdown', 'mousedown'])
    find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true }))
  find(selector).click()
}

it('keeps presses on controls and carries them out on the control, in order', async () => {
  const kept = keepPresses(area)
  press('span')
  const presses = kept.take()
  listen()
  await carryOut(presses)
  expect(heard).toEqual(['pointerdown BUTTON', 'mousedown BUTTON', 'click BUTTON'])
})

it('leaves to the browser what the browser does', () => {
  const kept = keepPresses(area)
  press('a')
  press('summary')
  expect(kept.take()).toEqual([])
})

it('keeps the arrow keys of a row of tabs, and no other keys', () => {
  const kept = keepPresses(area)
  const key = (name: string) =>
    find('#tab').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  expect(key('ArrowRight')).toBe(false)
  expect(key('Enter')).toBe(true)
  expect(kept.take()).toEqual([{ control: find('#tab'), type: 'keydown', key: 'ArrowRight' }])
})

it('hands out each press once, and keeps none afterwards', () => {
  const kept = keepPresses(area)
  press('span')
  expect(kept.take()).toHaveLength(3)
  press('span')
  expect(kept.take()).toEqual([])
})

it('passes over a control that has gone', async () => {
  const kept = keepPresses(area)
  press('span')
  const presses = kept.take()
  find('button').remove()
  listen()
  await carryOut(presses)
  expect(heard).toEqual([])
})

it('keeps the browser from sending a form that has no code yet, and only then', () => {
  area.innerHTML = '<form><button>Send</button></form>'
  const submit = () =>
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  const kept = keepPresses(area)
  expect(submit()).toBe(false)
  kept.take()
  expect(submit()).toBe(true)
})
