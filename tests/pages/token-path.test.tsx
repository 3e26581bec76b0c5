// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TokenPath } from '#src/pages/tokenization/token-path.tsx'
import { tokenText } from '#src/content/technology/tokens.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { stubLayout } from '../layout-stubs.ts'

beforeEach(() => stubLayout())
afterEach(cleanup)

const records = () => screen.getAllByRole('spinbutton')[0] as HTMLElement

it('the balance is told the shares that the example comes to', () => {
  render(
    <MemoryRouter>
      <TokenPath />
    </MemoryRouter>,
  )
  expect(pieceState().pool).toBe(0.6)
  fireEvent.change(records(), { target: { value: '140' } })
  expect(screen.getByRole('status').textContent).toBe(tokenText.status(500, 500))
  expect(pieceState().pool).toBe(0.5)
  fireEvent.click(screen.getByRole('button', { name: tokenText.reset }))
  expect(pieceState().pool).toBe(0.6)
})
