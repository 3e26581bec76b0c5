// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '#src/app/toaster.tsx'
import { dismiss } from '#src/content/frame.ts'
import { TOAST_DURATION, toastShown, toastStore } from '#src/stores/toast.ts'

/* The time of toasts. Where they stand is tested in a browser (tests/e2e/toasts.spec.ts). */

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  cleanup()
  toastStore.setState({ toasts: [] })
  vi.useRealTimers()
})

const show = (text: string) => act(() => void toastShown(text, { type: 'error' }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')]
const card = () => cards()[0] as HTMLElement
const texts = () => cards().map(({ textContent }) => textContent)
const button = (at = 0) => screen.getAllByRole('button', { name: dismiss })[at] as HTMLElement

it('is announced politely, with its type and its place', () => {
  const region = document.querySelector('[data-stack="top-right"]')
  show('Not sent')
  expect(region?.ariaLive).toBe('polite')
  expect(region?.contains(card())).toBe(true)
  expect(card().dataset).toMatchObject({ type: 'error', position: 'top-right' })
  expect(texts()).toEqual(['Not sent'])
})

it('closes by itself after 5 s', () => {
  expect(TOAST_DURATION).toBe(5000)
  show('Not sent')
  pass(TOAST_DURATION - 1)
  expect(cards()).toHaveLength(1)
  pass(1)
  expect(cards()).toEqual([])
})

it('closes at once by its button', () => {
  show('Not sent')
  fireEvent.click(button())
  expect(cards()).toEqual([])
})

describe('stands still', () => {
  beforeEach(() => {
    show('Not sent')
    pass(3000)
  })

  /** It has the rest of its time, and no more. */
  function servesTheRest(): void {
    pass(TOAST_DURATION - 3000 - 1)
    expect(cards()).toHaveLength(1)
    pass(1)
    expect(cards()).toEqual([])
  }

  it('under the pointer', () => {
    fireEvent.pointerEnter(card())
    pass(60_000)
    expect(cards()).toHaveLength(1)
    fireEvent.pointerLeave(card())
    servesTheRest()
  })

  it('while the keyboard is on it', () => {
    act(() => button().focus())
    pass(60_000)
    expect(cards()).toHaveLength(1)
    act(() => button().blur())
    servesTheRest()
  })

  it('while the keyboard is on it, also when a pointer passes by', () => {
    act(() => button().focus())
    fireEvent.pointerEnter(card())
    fireEvent.pointerLeave(card())
    pass(60_000)
    expect(cards()).toHaveLength(1)
  })

  it('under the pointer, also when the keyboard moves on', () => {
    fireEvent.pointerEnter(card())
    act(() => button().focus())
    act(() => button().blur())
    pass(60_000)
    expect(cards()).toHaveLength(1)
  })
})

it('several have their own times, and one is dismissed alone', () => {
  show('First')
  pass(1000)
  show('Second')
  expect(texts()).toEqual(['First', 'Second'])
  pass(TOAST_DURATION - 1000)
  expect(texts()).toEqual(['Second'])
  show('Third')
  fireEvent.click(button())
  expect(texts()).toEqual(['Third'])
})
