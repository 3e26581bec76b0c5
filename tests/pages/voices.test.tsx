// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { personalities } from '#src/content/assistant/voices.ts'
import { Voices } from '#src/pages/assistant/voices.tsx'
import { voiceLevel } from '#src/stores/pieces.ts'
import { stubLayout } from '../layout-stubs.ts'

beforeEach(() => stubLayout())
afterEach(cleanup)

it('the instrument takes up how lively the chosen personality speaks', () => {
  render(
    <MemoryRouter>
      <Voices />
    </MemoryRouter>,
  )
  const choices = screen.getAllByRole('radio')
  const levels = choices.map((choice) => {
    fireEvent.click(choice)
    return voiceLevel()
  })
  expect(new Set(levels).size).toBe(personalities.length)
})
