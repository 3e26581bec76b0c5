import { stageStore, tierAsked, type StageTier } from '#src/stores/stage.ts'
import type { Pointer } from '#scenes/instrument/tilt.ts'
import { noteInput } from './activity.ts'
import { holdStill, type StageMotion } from './motion.ts'

/** Frames drawn before a frozen picture counts: one may still show what React has not rebuilt for its tier. */
const SETTLING_FRAMES = 2

interface Tiers {
  /** Of the moving picture, and of a frozen one. */
  tier: () => StageTier
  frozenTier: StageTier
}

interface FixedClock {
  freeze: (time: number, pointer?: Readonly<Pointer>) => Promise<void>
  resume: () => void
  /** A complete frame has been drawn. */
  drawn: () => void
}

/** Stops the stage's clock for checks and for the media script. */
export function createFixedClock(motion: StageMotion, invalidate: () => void, tiers: Tiers): FixedClock {
  let left = 0
  let waiting: (() => void)[] = []

  return {
    freeze(time, pointer) {
      holdStill(motion, time, pointer)
      tierAsked(tiers.frozenTier)
      left = SETTLING_FRAMES
      invalidate()
      return new Promise((resolve) => waiting.push(resolve))
    },
    resume() {
      motion.frozen = null
      tierAsked(tiers.tier())
      noteInput(motion.activity)
      invalidate()
    },
    drawn() {
      if (waiting.length === 0 || stageStore.getState().nextTier !== null) return
      left -= 1
      if (left > 0) return invalidate()
      for (const resolve of waiting) resolve()
      waiting = []
    },
  }
}
