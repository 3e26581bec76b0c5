// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoSteps } from '#src/content/platform/demo.ts'
import { dashboard } from '#src/content/platform/preview.ts'
import { PlatformDemo } from '#src/pages/platform/platform-demo.tsx'
import { stubLayout } from '../layout-stubs.ts'

/** Spec §9, in ms. */
const STEPS = [3000, 3500, 3000, 4000, 3500] as const

beforeEach(() => {
  stubLayout({ inView: true })
  // Not in jsdom, which has no layout.
  Element.prototype.scrollTo = vi.fn()
  vi.useFakeTimers()
  render(
    <MemoryRouter>
      <PlatformDemo />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const demo = () => document.querySelector('[data-demo="platform"]') as HTMLElement
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string | RegExp) => fireEvent.click(within(demo()).getByRole('button', { name }))
const phase = () => demo().dataset.phase

/** The step is the one on show, everywhere. */
function expectStep(index: number): void {
  const { id, title, description } = demoSteps[index] ?? {}
  expect(demo().dataset.index).toBe(`${index}`)
  expect(demo().querySelector('[aria-current="step"]')?.textContent).toContain(title)
  expect(demo().querySelector<HTMLElement>('[data-screen]')?.dataset.screen).toBe(id)
  const notes = [...demo().querySelectorAll('.platform-note[data-shown] p')]
  expect(notes.map(({ textContent }) => textContent)).toEqual([description])
}

it('stands until it is played, then shows each step for its time and wraps', () => {
  pass(20_000)
  expectStep(0)
  press(/^Play/)
  expect(phase()).toBe('playing')
  for (const [index, duration] of STEPS.entries()) {
    pass(duration - 1)
    expectStep(index)
    pass(1)
    expectStep((index + 1) % STEPS.length)
  }
})

it('Pause keeps the part served; a step stops it; Reset returns to the first', () => {
  press(/^Play/)
  pass(2000)
  press(/^Pause/)
  pass(30_000)
  expect(phase()).toBe('paused')
  press(/^Play/)
  pass(999)
  expectStep(0)
  pass(1)
  expectStep(1)

  press(/Analytics/)
  pass(30_000)
  expectStep(3)
  expect(phase()).toBe('idle')

  press(/^Play/)
  press(/^Reset/)
  pass(30_000)
  expectStep(0)
  expect(phase()).toBe('idle')
})

it('stands in a hidden tab, and goes on from there', () => {
  press(/^Play/)
  pass(2000)
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const show = (visibility: DocumentVisibilityState) =>
    act(() => {
      state.mockReturnValue(visibility)
      document.dispatchEvent(new Event('visibilitychange'))
    })
  show('hidden')
  pass(30_000)
  expectStep(0)
  show('visible')
  pass(999)
  expectStep(0)
  pass(1)
  expectStep(1)
})

it('a tab of its preview opens that screen and stops the playing', () => {
  press(/^Play/)
  fireEvent.click(screen.getByRole('tab', { name: /Social/ }))
  expectStep(2)
  expect(phase()).toBe('idle')
})

it('what is used in its preview pauses it, and a row opens the part that it speaks of', () => {
  const { text, opens } = dashboard.feed.rows[0]
  press(/^Play/)
  fireEvent.click(within(demo()).getByRole('button', { name: new RegExp(text.slice(0, 12)) }))
  expectStep(demoSteps.findIndex(({ id }) => id === opens))
  expect(phase()).not.toBe('playing')
})
