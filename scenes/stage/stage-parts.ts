import type { Tier } from '#scenes/instrument/scene-props.ts'
import { createStore } from 'zustand/vanilla'
import { decideExperience, drawsInHardware, readSignals, rendererOf } from '#src/lib/experience.ts'
import { attachStage } from '#src/lib/stage-probe.ts'
import { ticker } from '#src/motion/ticker.ts'
import { stageStore, tierAsked } from '#src/stores/stage.ts'
import { nightOf } from './connect.ts'
import { createFrameLoop, type FrameLoop } from './frame-loop.ts'
import { createFixedClock } from './fixed-clock.ts'
import { watchContext, type Phase, type ContextWatch } from './context-watch.ts'
import { createMotion, defocusOf, nightShown } from './motion.ts'
import { createNearBlur } from './glow/composite.ts'
import { nearBlur } from './near-focus.ts'
import { createRecorder, statsOf } from './probe.ts'
import {
  boundsOf,
  createAdaptiveQuality,
  createSlowFrames,
  declined,
  inclined,
  limitToLow,
} from './adaptive-quality.ts'
import type { Measure } from './measure.tsx'
import { firstLevel, forcedTier, levelAt, levelOf } from './quality-levels.ts'
import { createRenderer, type StageRenderer, type RendererOptions } from './renderer.tsx'
import { markDrawn } from './slot.ts'
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

/** Whether the address or the visitor asked for the immersive version: then it stays, however slow it is. */
const isAskedFor = () => decideExperience(readSignals()) === 'immersive'

/** What the address asks for holds for the page load: a stage that is made anew after a navigation finds it no more. */
const forced = forcedTier(location.search)

/** Creates the parts that outlive a canvas. */
export function createLastingParts(wrapper: HTMLElement, resized: () => void) {
  const motion = createMotion(nightOf())
  const quality = createAdaptiveQuality(forced ? levelOf(forced) : startLevel(), forced !== null, isAskedFor)
  const tracker = createTracker({
    origin: wrapper,
    area: () => stageStore.getState().area,
    changed: () => ticker.wake(),
    resized,
  })
  const tier = () => levelAt(quality.level).tier
  const frozenTier: Tier = forced ?? 'high'
  return { wrapper, motion, quality, tracker, tier, frozenTier, recorder: createRecorder() }
}

type LastingParts = ReturnType<typeof createLastingParts>

/** Connects drei's monitor with the adaptive quality, and its level with the scenes. */
function createMeasure({ quality, motion, tier }: LastingParts) {
  const run = createStore(() => ({ id: 0 }))
  const interrupted = () => run.setState(({ id }) => ({ id: id + 1 }))
  const levelChanged = () => {
    interrupted()
    tierAsked(tier())
  }
  const measure: Measure = {
    run,
    bounds: () => boundsOf(quality),
    declined(fps) {
      if (motion.frozen === null) declined(quality, fps)
    },
    inclined(fps) {
      if (motion.frozen === null && inclined(quality, fps, devicePixelRatio)) levelChanged()
    },
  }
  const slowFrames = createSlowFrames()
  const drew = (seconds: number | null) => {
    if (seconds === null) interrupted()
    const fps = slowFrames(motion.frozen === null ? seconds : null)
    if (fps !== null) declined(quality, fps)
  }
  return { measure, drew, levelChanged }
}

function rendererOptions(lasting: LastingParts, frameLoop: FrameLoop, context: ContextWatch) {
  const near = createNearBlur()
  return {
    wrapper: lasting.wrapper,
    tracker: lasting.tracker,
    flight: lasting.motion.flight,
    tier: () => stageStore.getState().tier,
    night: () => nightShown(lasting.motion),
    defocus: () => defocusOf(lasting.motion),
    near: (canvas) => nearBlur(lasting.tracker.slots(), lasting.tracker.view, canvas, near),
    due: frameLoop.due,
    drawn(slot, camera, canvas) {
      markDrawn(slot)
      lasting.recorder.record(slot, camera, canvas)
    },
    contextLost: () => context.send('contextLost'),
    contextRestored: () => context.send('contextRestored'),
    broke: () => context.send('broke'),
  } satisfies Partial<RendererOptions>
}

/** Creates the parts that are rebuilt with each WebGL context. */
export function createCanvasParts(lasting: LastingParts, entered: (phase: Phase) => void) {
  const { motion, tracker, quality, tier, frozenTier } = lasting
  let renderer: StageRenderer | null = null
  const { measure, drew, levelChanged } = createMeasure(lasting)
  const context = watchContext(entered)
  const fixedClock = createFixedClock(motion, () => frameLoop.invalidate(), { tier, frozenTier })
  const frameLoop = createFrameLoop({
    tracker,
    motion,
    quality,
    frozenLevel: levelOf(frozenTier),
    renderer: () => (context.phase() === 'lost' ? null : renderer),
    drawn() {
      context.send('drawn')
      fixedClock.drawn()
    },
    levelChanged,
    // In a later task: a renderer cannot be disposed while it draws.
    broke: () => queueMicrotask(() => context.send('broke')),
    drew,
  })

  function created(): void {
    const gl = renderer?.state()?.gl
    if (gl && !drawsInHardware(rendererOf(gl.getContext()))) limitToLow(quality)
    if (motion.frozen === null) tierAsked(tier())
    frameLoop.invalidate()
  }
  function close(): void {
    renderer?.dispose()
    renderer = null
  }
  function open(): void {
    close()
    renderer = createRenderer({ ...rendererOptions(lasting, frameLoop, context), measure, created })
  }

  attachStage({
    stats: () => statsOf(renderer, tracker.slots(), frameLoop.frames(), ticker.running()),
    anchors: () =>
      renderer
        ? lasting.recorder.anchors(tracker.slots().filter(frameLoop.due), renderer.canvas, tracker.view)
        : [],
    freeze: fixedClock.freeze,
    resume: fixedClock.resume,
  })
  return {
    context,
    frameLoop,
    open,
    close,
    abandon: () => renderer?.abandon(),
    rest: () => renderer?.drawing()?.rest(),
  }
}
