// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { listen } from '#scenes/stage/inputs.ts'
import { createMotion } from '#scenes/stage/motion.ts'
import { formTouched } from '#src/stores/pieces.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

function start() {
  const seen = vi.fn()
  const stop = listen(createMotion(0), seen)
  stops.push(stop)
  return { seen, stop }
}

it('the end of a page answers to a field for as long as one has the focus', () => {
  document.body.innerHTML =
    '<form><input><textarea></textarea><button>Send</button></form><a href="/">Home</a>'
  const [name, message, send] = document.querySelectorAll<HTMLElement>('input, textarea, button')
  const { seen } = start()
  expect(formTouched()).toBe(0)
  name?.focus()
  expect(formTouched()).toBe(1)
  expect(seen).toHaveBeenCalled()
  message?.focus()
  expect(formTouched()).toBe(1)
  send?.focus()
  expect(formTouched()).toBe(0)
  message?.focus()
  message?.blur()
  expect(formTouched()).toBe(0)
})

it('hears nothing any more when the stage has gone', () => {
  document.body.innerHTML = '<form><input></form>'
  const { seen, stop } = start()
  document.querySelector('input')?.focus()
  stop()
  expect(formTouched()).toBe(0)
  seen.mockClear()
  document.querySelector('input')?.blur()
  document.querySelector('input')?.focus()
  expect(formTouched()).toBe(0)
  expect(seen).not.toHaveBeenCalled()
})
