// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { Choices } from '#src/ui/choices.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Slider } from '#src/ui/slider.tsx'

afterEach(cleanup)

describe('a field', () => {
  const input = () => screen.getByRole('textbox', { name: 'Email' })
  const described = () =>
    input()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)

  it('is named by its label and described by its error', () => {
    render(<TextField id="mail" label="Email" error="No address" />)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(described()).toEqual(['No address'])
  })

  it('without an error is described by nothing', () => {
    render(<TextField id="mail" label="Email" error={null} />)
    expect(input().getAttribute('aria-invalid')).toBe('false')
    expect(described()).toBeUndefined()
  })
})

describe('a button that works', () => {
  const button = () => screen.getByRole<HTMLButtonElement>('button')

  it('has the keyboard back when it is done', () => {
    const { rerender } = render(<Button>Send</Button>)
    act(() => button().focus())
    rerender(<Button busy>Send</Button>)
    expect(button().disabled).toBe(true)
    // The browser takes it from what is disabled.
    act(() => button().blur())
    rerender(<Button>Send</Button>)
    expect(document.activeElement).toBe(button())
  })

  it('leaves it where the visitor has gone meanwhile', () => {
    const { rerender } = render(<Button>Send</Button>)
    act(() => button().focus())
    rerender(<Button busy>Send</Button>)
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    rerender(<Button>Send</Button>)
    expect(document.activeElement).toBe(field)
    field.remove()
  })
})

describe('choices', () => {
  const items = [
    { id: 'calm', name: 'Calm' },
    { id: 'brisk', name: 'Brisk', text: 'Short answers' },
  ] as const

  it('are radio buttons in a named group; a press tells which', async () => {
    const onChoose = vi.fn()
    render(<Choices name="tone" legend="Tone" items={items} chosen="calm" onChoose={onChoose} />)
    expect(screen.getByRole('group', { name: 'Tone' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Calm' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: /Brisk/ }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('brisk')
  })
})

it('a slider says its value in words, and tells a number', () => {
  const onChange = vi.fn()
  render(<Slider id="seats" label="Seats" text="8 of 100" min={1} max={100} value={8} onChange={onChange} />)
  const slider = screen.getByRole('slider', { name: 'Seats' })
  expect(slider.getAttribute('aria-valuetext')).toBe('8 of 100')
  expect([...document.querySelectorAll('.slider-end')].map((end) => end.textContent)).toEqual(['1', '100'])
  fireEvent.change(slider, { target: { value: '9' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(9)
})

/** A dialog as a page holds it: a button opens it and has the focus back. */
function Opened() {
  const [open, setOpen] = useState(false)
  const opener = () => document.querySelector('button')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} returnTo={opener} title="Details">
        <a href="/contact">Contact</a>
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is named, holds the focus, is closed by %s and gives the focus back', async (_, close) => {
    render(<Opened />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    const dialog = screen.getByRole('dialog', { name: 'Details' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await close()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
  })
})
