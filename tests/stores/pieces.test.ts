import { afterEach, expect, it } from 'vitest'
import {
  businessTab,
  chosenGate,
  chosenFit,
  formTouched,
  initialPieces,
  piecesStore,
  pieceSignalled,
  showcaseModule,
  stoppedEvents,
  voiceLevel,
  workflowStep,
} from '#src/stores/pieces.ts'

afterEach(() => piecesStore.setState(initialPieces, true))

it('hands on what the demos say', () => {
  pieceSignalled('train', { phase: 'running', index: 3, count: 6, looked: -1 })
  pieceSignalled('voice', 0.45)
  pieceSignalled('business', 2)
  pieceSignalled('showcase', 5)
  pieceSignalled('fit', 4)
  pieceSignalled('touched', true)
  pieceSignalled('gate', 3)
  const stops = [{ id: 4, ring: 2, severity: 1 }]
  pieceSignalled('stops', stops)
  expect(chosenGate()).toBe(3)
  expect(stoppedEvents()).toBe(stops)
  expect([workflowStep(), voiceLevel(), businessTab(), showcaseModule(), chosenFit(), formTouched()]).toEqual(
    [3, 0.45, 2, 5, 4, 1],
  )
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
