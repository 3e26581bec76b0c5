import { levelAt, LEVELS, levelOf, pixelRatioAt } from './quality-levels.ts'

/**
 * Chooses the level from what drei's PerformanceMonitor measures. It steps down where frames are slower than the display
 * could show them, and up after a long time of smooth frames, but never to a level that has been too slow before.
 */
export interface AdaptiveQuality {
  level: number
  /** The address has chosen the level; it does not change. */
  fixed: boolean
  /** No level better than this: those above have been too slow once. */
  best: number
  /** Frames a second that the display shows when nothing is drawn: 30 where the system saves energy. */
  rate: number
  /** Frames a second of the verdict that asked for the probe. */
  measured: number
  /** Frames of the probe still to come; in them nothing is drawn. */
  probing: number
  gaps: Float64Array
  good: number
  /** Verdicts of unusable speed in a row, at the plainest level. */
  unusable: number
  /** The visitor or the address asked for the immersive version: the stage never gives way to the light one. */
  asked: () => boolean
}

/** Share of the display's rate below which frames are too slow, and above which they are smooth. */
const SLOW = 0.75
const SMOOTH = 0.96
/** Frames a second above which more bring nothing. */
const ENOUGH = 60
/** Within its quarter of a second the monitor counts both ends, which adds about four frames a second. */
const COUNTED_TWICE = 4
/**
 * Frames a second below which the still is better than the scene, as where a CPU draws. Most browsers name such a renderer;
 * WebKit hides the name.
 */
const UNUSABLE = 10
/** Verdicts of unusable speed, at the plainest level, before the stage gives up; each takes two seconds or more. */
export const GIVE_UP_AFTER = 2
/** Smooth verdicts before a step up. */
export const RAISE_AFTER = 5
/** Frames of a probe, and the first of them, in which the GPU still works off what it has been given. */
export const PROBE = 10
const WORKING_OFF = 4
/** A capped display that shows that much more is capped no longer. */
const FREED = 1.3

export function createAdaptiveQuality(level: number, fixed = false, asked = () => false): AdaptiveQuality {
  const gaps = new Float64Array(PROBE)
  return { level, fixed, best: 0, rate: ENOUGH, measured: 0, probing: 0, gaps, good: 0, unusable: 0, asked }
}

/** Frames a second, as the monitor counts them, below which it says "slow" and above which "smooth". */
export function boundsOf({ rate }: Readonly<AdaptiveQuality>): [number, number] {
  return [SLOW * rate + COUNTED_TWICE, SMOOTH * rate + COUNTED_TWICE]
}

const LAST = LEVELS.length - 1

const isUnusable = (fps: number) => fps < UNUSABLE + COUNTED_TWICE

/** Even the plainest level has been unusable again and again. */
export const givesUp = ({ unusable }: Readonly<AdaptiveQuality>) => unusable >= GIVE_UP_AFTER

/** The CPU draws: never more than the low tier. */
export function limitToLow(quality: AdaptiveQuality): void {
  if (quality.fixed) return
  quality.best = levelOf('low')
  quality.level = Math.max(quality.level, quality.best)
}

/** The next level that would draw anything differently on this screen. */
function step(from: number, by: 1 | -1, device: number): number {
  let next = from + by
  while (
    next > 0 &&
    next < LAST &&
    levelAt(next).tier === levelAt(from).tier &&
    pixelRatioAt(next, device) === pixelRatioAt(from, device)
  )
    next += by
  return Math.min(LAST, Math.max(0, next))
}

/** Seconds of an unusably slow frame, how many of them in a row, and how long all together. */
const SLOW_FRAME = 0.2
const SLOW_IN_A_ROW = 3
const SLOW_FOR = 2

/**
 * Sees within seconds what the monitor, which counts sixteen frames, would see after half a minute. Takes what each frame
 * took, in seconds, or null where it followed none; answers with frames a second, as the monitor would count them, once
 * enough have been unusable in a row.
 */
export function createSlowFrames(): (seconds: number | null) => number | null {
  let frames = 0
  let total = 0
  return (seconds) => {
    const slow = seconds !== null && seconds > SLOW_FRAME
    frames = slow ? frames + 1 : 0
    total = slow ? total + seconds : 0
    if (frames < SLOW_IN_A_ROW || total < SLOW_FOR) return null
    const fps = frames / total + COUNTED_TWICE
    frames = 0
    total = 0
    return fps
  }
}

/** The monitor finds frames slow. Whether the GPU is to blame or the display, a probe has to say. */
export function declined(quality: AdaptiveQuality, fps: number): void {
  quality.good = 0
  if (quality.fixed || (quality.level === LAST && (quality.asked() || !isUnusable(fps)))) return
  quality.measured = fps
  quality.probing = PROBE
}

/** A frame has been drawn: a probe that it interrupts begins again, as the next gap holds that frame's work. */
export function restartProbe(quality: AdaptiveQuality): void {
  if (quality.probing > 0) quality.probing = PROBE
}

/** A frame of the probe took that many ms, with nothing drawn; true if the level has changed. */
export function probed(quality: AdaptiveQuality, ms: number, device: number): boolean {
  quality.gaps[PROBE - quality.probing] = ms
  quality.probing -= 1
  if (quality.probing > 0) return false
  const gaps = quality.gaps.slice(WORKING_OFF).toSorted()
  const gap = gaps[gaps.length >> 1] ?? 0
  quality.rate = Math.min(ENOUGH, Math.round(1000 / Math.max(gap, 1)))
  if (quality.measured >= boundsOf(quality)[0]) return false
  const unusable = isUnusable(quality.measured)
  if (quality.level === LAST) {
    quality.unusable += unusable ? 1 : 0
    return false
  }
  // Step by step it would be slow for half a minute.
  quality.level = unusable ? LAST : step(quality.level, 1, device)
  quality.best = Math.max(quality.best, quality.level)
  return true
}

/** The monitor finds frames smooth; true if the level has changed. */
export function inclined(quality: AdaptiveQuality, fps: number, device: number): boolean {
  if (quality.fixed) return false
  if (quality.rate < ENOUGH && fps > quality.rate * FREED) {
    quality.rate = ENOUGH
    quality.good = 0
    return false
  }
  quality.good += 1
  quality.unusable = 0
  if (quality.good < RAISE_AFTER) return false
  quality.good = 0
  const next = Math.max(quality.best, step(quality.level, -1, device))
  if (next >= quality.level) return false
  quality.level = next
  return true
}
