import type { Tier } from '#scenes/instrument/scene-props.ts'
import { attachStage } from '#src/lib/stage-probe.ts'
import { ticker } from '#src/motion/ticker.ts'
import { stageStore, tierChosen } from '#src/stores/stage.ts'
import { nightOf } from './connect.ts'
import { createDirector, type Director } from './director.ts'
import { createFreezer } from './freezer.ts'
import { runLifecycle, type Lifecycle, type LifecycleRunner } from './lifecycle.ts'
import { createMotion, nightShown } from './motion.ts'
import { createRecorder, statsOf } from './probe.ts'
import { createGovernor, firstLevel, forcedTier, levelAt, levelOf } from './quality.ts'
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

function sessionOptions(cast: StageCast, director: Director, lifecycle: LifecycleRunner): SessionOptions {
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
    created: director.invalidate,
    contextLost: () => lifecycle.send('contextLost'),
    contextRestored: () => lifecycle.send('contextRestored'),
    broke: () => lifecycle.send('broke'),
  }
}

/** The part of the stage that comes and goes with contexts. */
export function createPlay(cast: StageCast, entered: (state: Lifecycle) => void) {
  const { motion, tracker, governor, tier, frozenTier } = cast
  let session: Session | null = null
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
    levelChanged: () => tierChosen(tier()),
    broke: () => lifecycle.send('broke'),
  })

  function close(): void {
    session?.dispose()
    session = null
    for (const slot of tracker.slots()) forgetGpu(slot)
  }
  function open(): void {
    close()
    session = createSession(sessionOptions(cast, director, lifecycle))
  }

  attachStage({
    stats: () => statsOf(session, director.frames(), ticker.running()),
    anchors: () =>
      session
        ? cast.recorder.anchors(tracker.slots().filter(director.due), session.canvas, tracker.view)
        : [],
    freeze: freezer.freeze,
    resume: freezer.resume,
  })
  return { lifecycle, director, open, close, abandon: () => session?.abandon() }
}
