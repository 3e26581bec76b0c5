// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Scene } from 'three'
import { createFollower, follow } from '#scenes/instrument/follower.ts'
import { createAdaptiveQuality } from '#scenes/stage/adaptive-quality.ts'
import { createFrameLoop } from '#scenes/stage/frame-loop.ts'
import { createMotion, type StageMotion } from '#scenes/stage/motion.ts'
import type { StageRenderer } from '#scenes/stage/renderer.tsx'
import { createSlot } from '#scenes/stage/slot.ts'
import type { Tracker } from '#scenes/stage/tracker.ts'
import { stageStore } from '#src/stores/stage.ts'

const TICK = { dt: 1 / 60, raw: 1 / 60, resumed: false, time: 0 }

function slotInView() {
  const slot = createSlot('hero', 'load', null, 'home')
  const { tier } = stageStore.getState()
  slot.mountedTiers = [
    { tier, scene: new Scene(), anchors: new Set(), compiling: false, ready: true, gone: false },
  ]
  slot.visible = true
  slot.requested = true
  return slot
}

/** A loop over one scene in view; `times` are those of the frames that were drawn. */
function loopOf(motion: StageMotion) {
  const times: number[] = []
  const slot = slotInView()
  const nothing = () => undefined
  const loop = createFrameLoop({
    tracker: {
      slots: () => [slot],
      view: { top: 0, width: 800, height: 600 },
      measure: () => true,
      forgetLeaving: nothing,
    } as unknown as Tracker,
    motion,
    quality: createAdaptiveQuality(0),
    frozenLevel: 0,
    renderer: () =>
      ({
        state: () => ({}),
        frame: (time: number) => times.push(time),
      }) as unknown as StageRenderer,
    drawn: nothing,
    levelChanged: nothing,
    broke: nothing,
    drew: nothing,
  })
  const frame = () => {
    loop.measure()
    loop.move(TICK)
    loop.draw(TICK)
  }
  return { loop, frame, times, slot }
}

it('draws again after the layout has moved, without ending what eases', () => {
  const { loop, frame, times } = loopOf(createMotion(1))
  const follower = createFollower()
  frame()
  follow(follower, 0, times.at(-1) ?? 0, 5)
  frame()
  const before = follow(follower, 1, times.at(-1) ?? 0, 5)
  loop.correct()
  expect(times).toHaveLength(3)
  const after = follow(follower, 1, times.at(-1) ?? 0, 5)
  expect(after).toBeGreaterThan(before)
  expect(after).toBeLessThan(before + 0.01)
})

it('a frozen clock stands, however often the layout moves', () => {
  const motion = createMotion(1)
  motion.frozen = 4
  const { loop, frame, times } = loopOf(motion)
  frame()
  loop.correct()
  expect(times).toEqual([4, 4])
})

it('relights what is in view, and takes the theme over at once where no scene is', () => {
  const motion = createMotion(0)
  const { loop, slot } = loopOf(motion)
  motion.nightGoal = 1
  loop.move(TICK)
  expect(motion.night).toBeLessThan(0.1)
  slot.visible = false
  loop.move(TICK)
  expect(motion.night).toBe(1)
})
