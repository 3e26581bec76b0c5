// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listen } from '#scenes/stage/inputs.ts'
import { createMotion } from '#scenes/stage/motion.ts'
import { pieceState } from '#src/stores/pieces.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

function start() {
  const seen = vi.fn()
  const motion = createMotion(0)
  const stop = listen(motion, seen)
  stops.push(stop)
  return { motion, seen, stop }
}

it('the end of a page answers to a field for as long as one has the focus', () => {
  document.body.innerHTML =
    '<form><input><textarea></textarea><button>Send</button></form><a href="/">Home</a>'
  const [name, message, send] = document.querySelectorAll<HTMLElement>('input, textarea, button')
  const { seen } = start()
  expect(pieceState().touched).toBe(false)
  name?.focus()
  expect(pieceState().touched).toBe(true)
  expect(seen).toHaveBeenCalled()
  message?.focus()
  expect(pieceState().touched).toBe(true)
  send?.focus()
  expect(pieceState().touched).toBe(false)
  message?.focus()
  message?.blur()
  expect(pieceState().touched).toBe(false)
})

interface Press {
  pointerType?: string
  button?: number
  shiftKey?: boolean
}

describe('a drag', () => {
  const pointer = (type: string, clientX: number, { pointerType = 'mouse', ...more }: Press = {}) =>
    document.dispatchEvent(
      Object.assign(
        new MouseEvent(type, { clientX, clientY: 100, button: 0, buttons: 1, bubbles: true, ...more }),
        { pointerType },
      ),
    )
  const turns = (under: string, more: Press = {}) => {
    document.body.innerHTML =
      '<main><section><p>Words</p><ul role="list"><li></li></ul><a href="/">A</a></section></main>'
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    document.elementFromPoint = () => document.querySelector(under)
    Range.prototype.getClientRects = () => [new DOMRect(0, 0, 1000, 200)] as unknown as DOMRectList
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true })
    const { motion } = start()
    pointer('pointerdown', 300, more)
    pointer('pointermove', 380, more)
    const { dragged } = motion.turning
    pointer('pointerup', 380, more)
    expect(motion.turning.dragged).toBe(false)
    return dragged
  }
  afterEach(() => vi.unstubAllGlobals())

  it('of the background turns the instrument until it is let go', () => {
    expect(turns('section')).toBe(true)
    expect(turns('li')).toBe(true)
  })

  it('of words, of a control, of a finger, of another button or with Shift does not', () => {
    expect(turns('p')).toBe(false)
    expect(turns('a')).toBe(false)
    expect(turns('section', { pointerType: 'touch' })).toBe(false)
    expect(turns('section', { button: 2 })).toBe(false)
    expect(turns('section', { shiftKey: true })).toBe(false)
  })
})

it('hears nothing any more when the stage has gone', () => {
  document.body.innerHTML = '<form><input></form>'
  const { seen, stop } = start()
  document.querySelector('input')?.focus()
  stop()
  expect(pieceState().touched).toBe(false)
  seen.mockClear()
  document.querySelector('input')?.blur()
  document.querySelector('input')?.focus()
  expect(pieceState().touched).toBe(false)
  expect(seen).not.toHaveBeenCalled()
})
