// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { funnelText } from '#src/content/industries/funnel.ts'
import { FunnelLegend } from '#src/pages/ecommerce/funnel-legend.tsx'
import { initialPieces, pieceSignalled, piecesStore } from '#src/stores/pieces.ts'

afterEach(() => piecesStore.setState(initialPieces))

it('says at each bowl of the fountain how many reach it, as the rates are moved', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(() => Promise.resolve(root.render(<FunnelLegend />)))
  const counts = () => [...box.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(counts()).toEqual(['10,000', '800', '240', '197'])
  await act(() => Promise.resolve(pieceSignalled('baskets', 22)))
  await act(() => Promise.resolve(pieceSignalled('orders', 70)))
  expect(counts()).toEqual(['10,000', '2,200', '1,540', '1,263'])
  expect(box.textContent).toContain(funnelText.legend.note)
  await act(() => Promise.resolve(root.unmount()))
})

it('has reasons that make up all the carts that are abandoned', () => {
  const [, carts] = funnelText.stages
  expect(carts.reasons.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})
