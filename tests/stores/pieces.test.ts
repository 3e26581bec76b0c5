import { afterEach, expect, it } from 'vitest'
import {
  businessTab,
  chosenFit,
  formTouched,
  initialPieces,
  piecesStore,
  pieceTold,
  showcaseModule,
  voiceLevel,
  workflowStep,
} from '#src/stores/pieces.ts'

afterEach(() => piecesStore.setState(initialPieces, true))

it('hands on what the demos say', () => {
  pieceTold('workflow', 3)
  pieceTold('voice', 0.45)
  pieceTold('business', 2)
  pieceTold('showcase', 5)
  pieceTold('fit', 4)
  pieceTold('touched', true)
  expect([workflowStep(), voiceLevel(), businessTab(), showcaseModule(), chosenFit(), formTouched()]).toEqual(
    [3, 0.45, 2, 5, 4, 1],
  )
})

it('says nothing where nothing has changed', () => {
  let heard = 0
  const stop = piecesStore.subscribe(() => (heard += 1))
  pieceTold('workflow', 0)
  pieceTold('workflow', 1)
  pieceTold('workflow', 1)
  stop()
  expect(heard).toBe(1)
})
