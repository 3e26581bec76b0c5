import { beforeEach, expect, it, vi } from 'vitest'
import {
  initialStage,
  introProgressed,
  stageFrame,
  stageStore,
  tierAsked,
  tierChosen,
} from '#src/stores/stage.ts'

beforeEach(() => stageStore.setState(initialStage, true))

it('draws a tier only when it is chosen, not when it is asked for', () => {
  tierAsked('low')
  expect(stageStore.getState()).toEqual({ ...initialStage, nextTier: 'low' })
  tierAsked('high')
  expect(stageStore.getState()).toEqual(initialStage)
  tierAsked('medium')
  tierChosen('medium')
  expect(stageStore.getState()).toEqual({ ...initialStage, tier: 'medium' })
})

it('keeps the progress of loading beside the store: no subscriber hears of it', () => {
  const told = vi.fn()
  const leave = stageStore.subscribe(told)
  introProgressed(0.75)
  leave()
  expect(stageFrame.introProgress).toBe(0.75)
  expect(told).not.toHaveBeenCalled()
})
