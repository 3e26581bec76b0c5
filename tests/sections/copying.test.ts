// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copying } from '#src/sections/copying.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()
let root: HTMLElement
let stop: () => void

const button = () => root.querySelector('button') as HTMLButtonElement
const said = () => root.querySelector('[data-copy-status]')?.textContent
const press = async () => {
  button().querySelector('b')?.click()
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML =
    '<div id="root"><p data-copy-status></p><figure><button data-copy="Request"><b>Copy</b></button><pre><code><span>curl</span> x</code></pre></figure></div>'
  root = document.getElementById('root') as HTMLElement
  stop = copying(root)
})
afterEach(() => stop())

it('copies the code as it reads, and says so', async () => {
  await press()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('curl x')
  expect(button().textContent).toBe('Copied')
  expect(said()).toBe('Copied: Request')
})

it('says it again, though the words are the same', async () => {
  await press()
  const first = said()
  button().click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(said()).not.toBe(first))
})

it.each(['blur', 'pointerleave'])('the button is itself again after %s', async (sign) => {
  await press()
  button().dispatchEvent(new Event(sign))
  expect(button().textContent).toBe('Copy')
})

it('selects the code where the clipboard is closed', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  await press()
  await vi.waitFor(() => expect(button().textContent).toBe('Selected'))
  expect(String(getSelection())).toBe('curl x')
})

describe('afterwards', () => {
  it('a press copies nothing', async () => {
    stop()
    await press()
    expect(writeText).not.toHaveBeenCalled()
  })
})
