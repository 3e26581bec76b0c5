// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PaymentPath } from '#src/pages/fintech/payment-path.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { stubLayout } from '../layout-stubs.ts'

beforeEach(() => stubLayout())
afterEach(cleanup)

it('the raceway is told which sample payment is chosen', () => {
  render(
    <MemoryRouter>
      <PaymentPath />
    </MemoryRouter>,
  )
  expect(pieceState().payment).toBe(1)
  const choices = screen.getAllByRole('radio')
  for (const [way, choice] of choices.entries()) {
    fireEvent.click(choice)
    expect(pieceState().payment).toBe(way)
  }
  expect(choices).toHaveLength(3)
})
