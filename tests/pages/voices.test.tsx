// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { personalities } from '#src/content/assistant/voices.ts'
import { Voices } from '#src/pages/assistant/voices.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { stubLayout } from '../layout-stubs.ts'

beforeEach(() => stubLayout({ inView: true }))
afterEach(cleanup)

it('the instrument takes up how lively the chosen personality speaks, as long as the choice is there', () => {
  const { unmount } = render(
    <MemoryRouter>
      <Voices />
    </MemoryRouter>,
  )
  const choices = screen.getAllByRole('radio')
  const levels = choices.map((choice) => {
    fireEvent.click(choice)
    return pieceState().voice
  })
  expect(new Set(levels).size).toBe(personalities.length)
  fireEvent.click(choices[levels.indexOf(Math.max(...levels))] as HTMLElement)
  unmount()
  expect(pieceState().voice).toBe(0)
})
