import { tierChosen, type StageTier } from '#src/stores/stage.ts'
import { stir } from './activity.ts'
import { holdStill, type StageMotion } from './motion.ts'
import { LEVELS } from './quality.ts'

/** Frames drawn before a frozen picture counts: one may still show what React has not rebuilt for the best tier. */
const SETTLING_FRAMES = 2

export interface Freezer {
  freeze: (time: number) => Promise<void>
  resume: () => void
  /** A complete frame has been drawn. */
  drawn: () => void
}

/** Stops the stage's clock for checks and for the media script. */
export function createFreezer(motion: StageMotion, invalidate: () => void, tier: () => StageTier): Freezer {
  let left = 0
  let waiting: (() => void)[] = []

  return {
    freeze(time) {
      holdStill(motion, time)
      tierChosen(LEVELS[0].tier)
      left = SETTLING_FRAMES
      invalidate()
      return new Promise((resolve) => waiting.push(resolve))
    },
    resume() {
      motion.frozen = null
      tierChosen(tier())
      stir(motion.activity)
      invalidate()
    },
    drawn() {
      if (waiting.length === 0) return
      left -= 1
      if (left > 0) return invalidate()
      for (const resolve of waiting) resolve()
      waiting = []
    },
  }
}
