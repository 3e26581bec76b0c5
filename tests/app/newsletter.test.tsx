// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Newsletter } from '#src/app/footer/newsletter.tsx'
import { contactTiming, newsletterTexts } from '#src/content/contact.ts'

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: newsletterTexts.field })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: newsletterTexts.submit })
const invalid = () => screen.queryByText(newsletterTexts.invalid)
const type = (value: string) => fireEvent.change(email(), { target: { value } })
const press = () => fireEvent.click(button())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Newsletter />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is a region with its name, and asks for an address', () => {
  expect(screen.getByRole('region', { name: newsletterTexts.heading }).textContent).toContain(
    newsletterTexts.text,
  )
  expect([email().type, email().required]).toEqual(['email', true])
})

/** Not of the shape text, at sign, text, dot, text (spec §5). */
const WRONG = ['', ' ', 'ada', 'ada@', '@b.c', 'ada@analytical', 'a da@analytical.example', 'a@b@c.d']

it.each(WRONG)(
  'says at once that “%s” is no address, clears that after 5 s, and submits nothing',
  async (value) => {
    type(value)
    press()
    expect(invalid()).not.toBeNull()
    // A screen reader reads the field with its error.
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')).toBe(invalid())
    expect(button().getAttribute('aria-busy')).not.toBe('true')
    // The browser itself trims what stands in a field for addresses.
    expect(email().value).toBe(value.trim())
    await pass(contactTiming.messageClear - 1)
    expect(invalid()).not.toBeNull()
    await pass(1)
    expect(invalid()).toBeNull()
  },
)

it('a new attempt replaces an old message, and what is typed meanwhile stays', async () => {
  type('ada')
  press()
  expect(invalid()).not.toBeNull()
  type('ada@analytical.example')
  press()
  expect(invalid()).toBeNull()
  type('second@analytical.example')
  await pass(contactTiming.newsletterDelay)
  expect(screen.getByRole('status').textContent).toBe(newsletterTexts.success)
  expect(email().value).toBe('second@analytical.example')
})
