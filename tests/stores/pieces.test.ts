import { afterEach, expect, it } from 'vitest'
import { initialPieces, pieceSignalled, piecesStore, pieceState } from '#src/stores/pieces.ts'

afterEach(() => piecesStore.setState(initialPieces, true))

it('hands on what the demos say', () => {
  const stops = [{ id: 4, ring: 2, severity: 1 }]
  const said = { voice: 0.45, business: 2, touched: true, gate: 3, stops }
  pieceSignalled('voice', said.voice)
  pieceSignalled('business', said.business)
  pieceSignalled('touched', said.touched)
  pieceSignalled('gate', said.gate)
  pieceSignalled('stops', stops)
  expect(pieceState()).toEqual({ ...initialPieces, ...said })
})

it('says nothing where nothing has changed', () => {
  let heard = 0
  const stop = piecesStore.subscribe(() => (heard += 1))
  pieceSignalled('stage', 0)
  pieceSignalled('stage', 1)
  pieceSignalled('stage', 1)
  stop()
  expect(heard).toBe(1)
})
