// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { funnelText } from '#src/content/industries/funnel.ts'
import { FunnelLegend } from '#src/pages/ecommerce/funnel-legend.tsx'
import { initialPieces, pieceSignalled, piecesStore } from '#src/stores/pieces.ts'

afterEach(() => {
  cleanup()
  piecesStore.setState(initialPieces)
})

it('says at each bowl of the fountain how many reach it, as the rates are moved', () => {
  const { container } = render(<FunnelLegend />)
  const counts = () => [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(counts()).toEqual(['10,000', '800', '240', '197'])
  act(() => pieceSignalled('baskets', 22))
  act(() => pieceSignalled('orders', 70))
  expect(counts()).toEqual(['10,000', '2,200', '1,540', '1,263'])
  expect(container.textContent).toContain(funnelText.legend.note)
})

it('has reasons that make up all the carts that are abandoned', () => {
  const [, carts] = funnelText.stages
  expect(carts.reasons.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})
