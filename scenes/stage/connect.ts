import { PHASE, ticker } from '#src/motion/ticker.ts'
import { diagramStores } from '#src/stores/diagrams.ts'
import { piecesStore } from '#src/stores/pieces.ts'
import { stageStore } from '#src/stores/stage.ts'
import { themeStore } from '#src/stores/theme.ts'
import { noteInput } from './activity.ts'
import { prepareAhead } from './ahead.ts'
import type { FrameLoop } from './frame-loop.ts'
import { flyTo, land, PLACES } from './flight.ts'
import { listen } from './inputs.ts'
import type { StageMotion } from './motion.ts'
import type { Tracker } from './tracker.ts'

interface Options {
  wrapper: HTMLElement
  motion: StageMotion
  tracker: Tracker
  frameLoop: FrameLoop
  visibilityChanged: () => void
}

export const nightOf = () => (themeStore.getState().theme === 'dark' ? 1 : 0)

/** Where the visitor is, and what they have chosen, taken over without a move. */
function catchUp(motion: StageMotion): void {
  const { area, introLeaving } = stageStore.getState()
  flyTo(motion.flight, PLACES[area])
  land(motion.flight)
  motion.nightGoal = nightOf()
  motion.night = motion.nightGoal
  motion.leaving = introLeaving
  motion.exit = introLeaving ? 1 : 0
  noteInput(motion.activity)
}

/** Connects the stage with the tick, the visitor and the stores; the result disconnects it. */
export function connect({ wrapper, motion, tracker, frameLoop, visibilityChanged }: Options): () => void {
  const inputSeen = () => {
    noteInput(motion.activity)
    ticker.wake()
  }
  catchUp(motion)
  const ends = [
    prepareAhead(wrapper),
    ticker.subscribe(PHASE.measure, frameLoop.measure),
    ticker.subscribe(PHASE.motion, frameLoop.move),
    ticker.subscribe(PHASE.draw, frameLoop.draw),
    listen(motion, inputSeen),
    themeStore.subscribe(() => {
      motion.nightGoal = nightOf()
      inputSeen()
      frameLoop.invalidate()
    }),
    // A diagram shows something else, through the visitor or a demo: it counts as input, so that the scene is drawn.
    ...Object.values(diagramStores).map((store) => store.subscribe(inputSeen)),
    piecesStore.subscribe(inputSeen),
    stageStore.subscribe(({ area, introLeaving }, before) => {
      if (area === before.area && introLeaving === before.introLeaving) return
      motion.leaving = introLeaving
      flyTo(motion.flight, PLACES[area])
      tracker.discover()
      inputSeen()
    }),
  ]
  tracker.start()
  document.addEventListener('visibilitychange', visibilityChanged)
  frameLoop.invalidate()
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged)
    for (const end of ends) end()
    tracker.stop()
  }
}
