import { attachStage } from '#src/lib/stage-probe.ts'
import { PHASE, ticker } from '#src/motion/ticker.ts'
import { stageFailed } from '#src/stores/experience.ts'
import { stageStatusChanged, stageStore, tierChosen } from '#src/stores/stage.ts'
import { themeStore } from '#src/stores/theme.ts'
import { stir } from './activity.ts'
import { createDirector, type Director } from './director.ts'
import { flyTo, land, PLACES } from './flight.ts'
import { createFreezer } from './freezer.ts'
import { listen } from './inputs.ts'
import { runLifecycle, statusOf, type Lifecycle } from './lifecycle.ts'
import { createMotion, type StageMotion } from './motion.ts'
import { createRecorder, statsOf } from './probe.ts'
import { createGovernor, firstLevel, levelAt } from './quality.ts'
import { createSession, type Session } from './session.tsx'
import { forgetGpu, markDrawn } from './slot.ts'
import { createTracker, type Tracker } from './tracker.ts'

export interface StageHandle {
  /** False parks the stage (light mode): canvas hidden, scenes freed, no frames. The context stays for the return. */
  setActive: (active: boolean) => void
  /** True once it has been disposed or has given up: mount another one. */
  ended: () => boolean
  dispose: () => void
}

const nightOf = () => (themeStore.getState().theme === 'dark' ? 1 : 0)

/** Sharper edges cost the weakest machines most. */
const startLevel = () => {
  const { hardwareConcurrency, deviceMemory } = navigator as Navigator & { deviceMemory?: number }
  return firstLevel({
    cores: hardwareConcurrency ?? null,
    memory: deviceMemory ?? null,
    pixelRatio: devicePixelRatio,
    area: innerWidth * innerHeight,
  })
}

function showStatus(status: ReturnType<typeof statusOf>): void {
  const { dataset } = document.documentElement
  if (status === 'live' || status === 'lost') dataset.stage = status
  else delete dataset.stage
  stageStatusChanged(status)
}

interface Cast {
  motion: StageMotion
  tracker: Tracker
  director: Director
  visibilityChanged: () => void
}

/** Connects the stage with the tick, the visitor and the stores; the result disconnects it. */
function connect({ motion, tracker, director, visibilityChanged }: Cast): () => void {
  const stirred = () => {
    stir(motion.activity)
    // With nothing in sight, only a scroll can bring something: the tracker must look.
    ticker.wake()
  }
  flyTo(motion.flight, PLACES[stageStore.getState().area])
  land(motion.flight)
  motion.nightGoal = nightOf()
  motion.leaving = stageStore.getState().introLeaving
  tracker.start()
  const ends = [
    ticker.subscribe(PHASE.measure, director.measure),
    ticker.subscribe(PHASE.motion, director.move),
    ticker.subscribe(PHASE.draw, director.draw),
    listen(motion, stirred),
    themeStore.subscribe(() => {
      motion.nightGoal = nightOf()
      stirred()
      director.invalidate()
    }),
    stageStore.subscribe(({ area, introLeaving }, before) => {
      motion.leaving = introLeaving
      if (area !== before.area) {
        flyTo(motion.flight, PLACES[area])
        tracker.discover()
      }
      if (area !== before.area || introLeaving !== before.introLeaving) stirred()
    }),
  ]
  document.addEventListener('visibilitychange', visibilityChanged)
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged)
    for (const end of ends) end()
    tracker.stop()
  }
}

/** The stage within its wrapper: canvases come and go with their contexts, everything else stays. */
export function createStage(wrapper: HTMLElement): StageHandle {
  const motion = createMotion(nightOf())
  const governor = createGovernor(startLevel())
  const recorder = createRecorder()
  const tracker = createTracker({
    origin: wrapper,
    area: () => stageStore.getState().area,
    changed: () => ticker.wake(),
  })
  let session: Session | null = null
  let disconnect: (() => void) | null = null
  let over = false

  const tier = () => levelAt(governor.level).tier
  const lifecycle = runLifecycle(entered, true)
  const visibilityChanged = () => lifecycle.visibilityChanged(document.hidden)
  const freezer = createFreezer(motion, () => director, tier)
  const director = createDirector({
    tracker,
    motion,
    governor,
    session: () => (lifecycle.phase() === 'lost' ? null : session),
    drawn() {
      lifecycle.send('drawn')
      freezer.drawn()
    },
    levelChanged: () => tierChosen(tier()),
    broke: () => lifecycle.send('broke'),
  })

  function open(): void {
    session = createSession({
      wrapper,
      tracker,
      flight: motion.flight,
      antialias: tier() !== 'low',
      due: director.due,
      drawn(slot, camera, canvas) {
        markDrawn(slot)
        recorder.record(slot, camera, canvas)
      },
      created: director.invalidate,
      contextLost: () => lifecycle.send('contextLost'),
      contextRestored: () => lifecycle.send('contextRestored'),
      broke: () => lifecycle.send('broke'),
    })
  }

  function close(): void {
    session?.dispose()
    session = null
    for (const slot of tracker.slots()) forgetGpu(slot)
  }

  function entered({ phase }: Lifecycle): void {
    if (disconnect) showStatus(statusOf(phase))
    if (phase === 'rebuilding') {
      close()
      open()
    }
    if (phase === 'failed') {
      dispose()
      stageFailed()
    }
  }

  function setActive(active: boolean): void {
    if (over || active === (disconnect !== null)) return
    wrapper.style.display = active ? '' : 'none'
    if (active) disconnect = connect({ motion, tracker, director, visibilityChanged })
    else {
      disconnect?.()
      disconnect = null
    }
    showStatus(active ? statusOf(lifecycle.phase()) : 'off')
    lifecycle.visibilityChanged(!active || document.hidden)
  }

  function dispose(): void {
    if (over) return
    setActive(false)
    over = true
    lifecycle.send('disposed')
    close()
    wrapper.remove()
    attachStage(null)
  }

  tierChosen(tier())
  open()
  setActive(true)
  attachStage({
    stats: () => statsOf(session?.state(), director.frames(), ticker.running()),
    anchors: () => (session ? recorder.anchors(tracker.slots(), session.canvas, tracker.view) : []),
    freeze: freezer.freeze,
    resume: freezer.resume,
  })
  return { setActive, ended: () => over, dispose }
}
