// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { scenes } from '#scenes/index.ts'
import { createLoading } from '#scenes/stage/loading.ts'
import { createMotion } from '#scenes/stage/motion.ts'
import { createSlot } from '#scenes/stage/slot.ts'
import type { Tracker } from '#scenes/stage/tracker.ts'

/** One slot below the view, and a loading whose network is gone. */
function offline() {
  const load = vi.spyOn(scenes.sources, 'load').mockRejectedValue(new Error('offline'))
  const slot = createSlot('sources', 'cross', null, 'solutions')
  Object.assign(slot.rect, { top: 900, height: 400 })
  const broke = vi.fn()
  const tracker = { slots: () => [slot], view: { top: 0, width: 800, height: 600 } } as unknown as Tracker
  return { loading: createLoading({ tracker, motion: createMotion(1), broke }), slot, load, broke }
}

it('a scene whose code cannot be had ends the stage once it comes into view, not before', async () => {
  const { loading, slot, load, broke } = offline()
  loading.near()
  await vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'))
  loading.near()
  expect(broke).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
  slot.visible = true
  loading.near()
  expect(broke).toHaveBeenCalledOnce()
})

it('one that has come into view meanwhile ends it at once', async () => {
  const { loading, slot, broke } = offline()
  loading.near()
  slot.visible = true
  await vi.waitFor(() => expect(broke).toHaveBeenCalledOnce())
})
