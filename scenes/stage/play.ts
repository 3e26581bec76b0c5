import type { Tier } from '#scenes/instrument/scene-props.ts'
import { createStore } from 'zustand/vanilla'
import { attachStage } from '#src/lib/stage-probe.ts'
import { ticker } from '#src/motion/ticker.ts'
import { stageStore, tierAsked } from '#src/stores/stage.ts'
import { nightOf } from './connect.ts'
import { createDirector, type Director } from './director.ts'
import { createFreezer } from './freezer.ts'
import { runLifecycle, type Lifecycle, type LifecycleRunner } from './lifecycle.ts'
import { createMotion, nightShown } from './motion.ts'
import { createRecorder, statsOf } from './probe.ts'
import { boundsOf, createGovernor, declined, inclined, limitToLow } from './governor.ts'
import type { Measure } from './measure.tsx'
import { firstLevel, forcedTier, levelAt, levelOf } from './quality.ts'
import { drawsOnCpu } from './renderer-name.ts'
import { createSession, type Session, type SessionOptions } from './session.tsx'
import { forgetGpu, markDrawn } from './slot.ts'
import { createTracker } from './tracker.ts'

function startLevel(): number {
  const { hardwareConcurrency, deviceMemory } = navigator as Navigator & { deviceMemory?: number }
  return firstLevel({
    cores: hardwareConcurrency ?? null,
    memory: deviceMemory ?? null,
    pixelRatio: devicePixelRatio,
    area: innerWidth * innerHeight,
  })
}

/** What outlives a canvas. */
export function createCast(wrapper: HTMLElement, resized: () => void) {
  const motion = createMotion(nightOf())
  const forced = forcedTier(location.search)
  const governor = createGovernor(forced ? levelOf(forced) : startLevel(), forced !== null)
  const tracker = createTracker({
    origin: wrapper,
    area: () => stageStore.getState().area,
    changed: () => ticker.wake(),
    resized,
  })
  const tier = () => levelAt(governor.level).tier
  const frozenTier: Tier = forced ?? 'high'
  return { wrapper, motion, governor, tracker, tier, frozenTier, recorder: createRecorder() }
}

export type StageCast = ReturnType<typeof createCast>

/** What drei's monitor measures goes to the governor, and its choice to the scenes. */
function createMeasure({ governor, motion, tier }: StageCast) {
  const run = createStore(() => ({ id: 0 }))
  const interrupted = () => run.setState(({ id }) => ({ id: id + 1 }))
  const levelChanged = () => {
    interrupted()
    tierAsked(tier())
  }
  const measure: Measure = {
    run,
    bounds: () => boundsOf(governor),
    declined(fps) {
      if (motion.frozen === null) declined(governor, fps)
    },
    inclined(fps) {
      if (motion.frozen === null && inclined(governor, fps, devicePixelRatio)) levelChanged()
    },
  }
  return { measure, interrupted, levelChanged }
}

function sessionOptions(cast: StageCast, director: Director, lifecycle: LifecycleRunner) {
  return {
    wrapper: cast.wrapper,
    tracker: cast.tracker,
    flight: cast.motion.flight,
    tier: () => stageStore.getState().tier,
    night: () => nightShown(cast.motion),
    due: director.due,
    drawn(slot, camera, canvas) {
      markDrawn(slot)
      cast.recorder.record(slot, camera, canvas)
    },
    contextLost: () => lifecycle.send('contextLost'),
    contextRestored: () => lifecycle.send('contextRestored'),
    broke: () => lifecycle.send('broke'),
  } satisfies Partial<SessionOptions>
}

/** The part of the stage that comes and goes with contexts. */
export function createPlay(cast: StageCast, entered: (state: Lifecycle) => void) {
  const { motion, tracker, governor, tier, frozenTier } = cast
  let session: Session | null = null
  const { measure, interrupted, levelChanged } = createMeasure(cast)
  const lifecycle = runLifecycle(entered, true)
  const freezer = createFreezer(motion, () => director.invalidate(), { tier, frozenTier })
  const director = createDirector({
    tracker,
    motion,
    governor,
    frozenLevel: levelOf(frozenTier),
    session: () => (lifecycle.phase() === 'lost' ? null : session),
    drawn() {
      lifecycle.send('drawn')
      freezer.drawn()
    },
    levelChanged,
    interrupted,
    broke: () => lifecycle.send('broke'),
  })

  function created(): void {
    const gl = session?.state()?.gl
    if (gl && drawsOnCpu(gl)) limitToLow(governor)
    if (motion.frozen === null) tierAsked(tier())
    director.invalidate()
  }
  function close(): void {
    session?.dispose()
    session = null
    for (const slot of tracker.slots()) forgetGpu(slot)
  }
  function open(): void {
    close()
    session = createSession({ ...sessionOptions(cast, director, lifecycle), measure, created })
  }

  attachStage({
    stats: () => statsOf(session, tracker.slots(), director.frames(), ticker.running()),
    anchors: () =>
      session
        ? cast.recorder.anchors(tracker.slots().filter(director.due), session.canvas, tracker.view)
        : [],
    freeze: freezer.freeze,
    resume: freezer.resume,
  })
  return { lifecycle, director, open, close, abandon: () => session?.abandon() }
}
