// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showcase, showcaseTexts } from '#src/content/home/showcase.ts'
import { Showcase } from '#src/pages/home/showcase.tsx'
import { stubLayout } from '../layout-stubs.ts'

beforeEach(() => {
  stubLayout()
  // Not in jsdom, which has no layout.
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <MemoryRouter>
      <Showcase />
    </MemoryRouter>,
  )
})
afterEach(cleanup)

const tabs = () => screen.getAllByRole('tab')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** The module of this place is the one that is chosen, everywhere. */
function expectShown(index: number): void {
  const { name = '', title } = showcase[index] ?? {}
  expect(document.querySelector<HTMLElement>('[data-demo="showcase"]')?.dataset.index).toBe(`${index}`)
  const chosen = (tab: HTMLElement) => tab.ariaSelected === 'true' && tab.tabIndex === 0
  expect(tabs().filter(chosen)).toEqual([screen.getByRole('tab', { name: new RegExp(`${name}$`) })])
  const panels = [...document.querySelectorAll('[role="tabpanel"][data-state="active"]')]
  expect(panels.map((panel) => panel.querySelector('h3')?.textContent)).toEqual([title])
}

it('has six tabs, each with its module', async () => {
  expect(tabs()).toHaveLength(6)
  expectShown(0)
  for (const index of [3, 5, 0, 1, 2, 4]) {
    await userEvent.click(tabs()[index] as HTMLElement)
    expectShown(index)
  }
})

it('steps by its arrows, and wraps around both ways', () => {
  press(showcaseTexts.previous)
  expectShown(5)
  press(showcaseTexts.next)
  expectShown(0)
  for (const index of [1, 2, 3, 4, 5, 0]) {
    press(showcaseTexts.next)
    expectShown(index)
  }
})

it('is chosen by keys, too, and wraps', async () => {
  tabs()[0]?.focus()
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 5],
    ['ArrowDown', 0],
    ['End', 5],
    ['Home', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expectShown(index)
    expect(document.activeElement).toBe(tabs()[index])
  }
})

it('turns by a swipe of a finger, and not by a touch that hardly moves, by a second finger or by a mouse', () => {
  const panels = document.querySelector('.showcase-panels') as HTMLElement
  const swipe = (from: number, to: number, pointerType = 'touch', isPrimary = true) => {
    fireEvent.pointerDown(panels, { clientX: from, pointerType, isPrimary })
    fireEvent.pointerUp(panels, { clientX: to, pointerType })
  }
  swipe(280, 120)
  expectShown(1)
  swipe(120, 280)
  expectShown(0)
  swipe(200, 239)
  expectShown(0)
  swipe(280, 120, 'mouse')
  expectShown(0)
  // A second finger zooms.
  swipe(280, 120, 'touch', false)
  expectShown(0)
})
