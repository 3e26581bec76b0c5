// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { tokenText } from '#src/content/technology/tokens.ts'
import { PanNames } from '#src/pages/tokenization/pan-names.tsx'
import { initialPieces, pieceSignalled, piecesStore } from '#src/stores/pieces.ts'

afterEach(() => {
  cleanup()
  piecesStore.setState(initialPieces)
})

it('moves the names with the beam, by whole coins', () => {
  const { container } = render(<PanNames />)
  const names = container.querySelector<HTMLElement>('.pan-labels')
  expect(names?.textContent).toBe(tokenText.pans.join(''))
  expect(names?.style.getPropertyValue('--pool')).toBe(`${initialPieces.pool}`)
  act(() => pieceSignalled('pool', 0.33))
  expect(names?.style.getPropertyValue('--pool')).toBe('0.3')
  act(() => pieceSignalled('pool', 1))
  expect(names?.style.getPropertyValue('--pool')).toBe('1')
})
