import type { Tier } from '#scenes/instrument/scene-props.ts'

export interface Level {
  tier: Tier
  /** Most device px per CSS px. */
  cap: number
}

/**
 * From best to plainest: sharpness goes first, then counts; content never. With four samples a pixel, 1.5 device px
 * look like 2 and take half the memory. Nothing is plainer than the still that it replaces.
 */
export const LEVELS: readonly [Level, ...Level[]] = [
  { tier: 'high', cap: 1.5 },
  { tier: 'high', cap: 1.25 },
  { tier: 'high', cap: 1 },
  { tier: 'medium', cap: 1 },
  { tier: 'medium', cap: 0.8 },
  { tier: 'low', cap: 1 },
  { tier: 'low', cap: 0.8 },
]

/** Frames in a verdict, and frames ignored after a change while shaders and sizes settle. */
export const WINDOW = 40
export const SETTLING = 20
/** Median frame, ms: slower than SLOW goes down a level; RAISE_AFTER windows faster than FAST go up one. */
const SLOW = 22
const FAST = 18
export const RAISE_AFTER = 8

export interface Device {
  /** Logical cores, and GiB as the browser rounds them; null where it does not say. */
  cores: number | null
  memory: number | null
  pixelRatio: number
  /** CSS px of the view. */
  area: number
}

/** The sharpest level of a tier. */
export const levelOf = (tier: Tier): number => LEVELS.findIndex((level) => level.tier === tier)

/** The level to begin with, as an index into LEVELS. Measuring corrects it. */
export function firstLevel(device: Device): number {
  if ((device.cores ?? 8) <= 2) return levelOf('low') + 1
  if ((device.cores ?? 8) <= 4 || (device.memory ?? 8) <= 4) return levelOf('medium')
  // Eight million device px is a 4K screen.
  return device.area * Math.min(device.pixelRatio, 2) ** 2 > 8e6 ? 1 : 0
}

const TIERS: ReadonlySet<string> = new Set(LEVELS.map((level) => level.tier))

/** What the address asks for (`?quality=`), or null: then the stage finds out by itself. */
export function forcedTier(search: string): Tier | null {
  const asked = new URLSearchParams(search).get('quality')
  return asked !== null && TIERS.has(asked) ? (asked as Tier) : null
}

export interface Governor {
  level: number
  /** Somebody has chosen the level: it stays. */
  fixed: boolean
  /** No level better than this: those above have been too slow once. */
  best: number
  times: Float64Array
  count: number
  settling: number
  good: number
}

export function createGovernor(level: number, fixed = false): Governor {
  return { level, fixed, best: 0, times: new Float64Array(WINDOW), count: 0, settling: SETTLING, good: 0 }
}

export const levelAt = (index: number): Level => LEVELS[index] ?? LEVELS[0]

export const pixelRatioAt = (index: number, device: number) => Math.min(device, levelAt(index).cap)

/** The next level that would draw anything differently on this screen. */
function step(from: number, by: 1 | -1, device: number): number {
  let next = from + by
  while (
    next > 0 &&
    next < LEVELS.length - 1 &&
    levelAt(next).tier === levelAt(from).tier &&
    pixelRatioAt(next, device) === pixelRatioAt(from, device)
  )
    next += by
  return Math.min(LEVELS.length - 1, Math.max(0, next))
}

/**
 * Takes the length of a frame in ms; true if the level has changed. Hand in frames that followed a drawn frame only:
 * a gap in which nobody wanted a frame is not slowness.
 */
export function observe(governor: Governor, ms: number, device: number): boolean {
  if (governor.fixed) return false
  if (governor.settling > 0) {
    governor.settling -= 1
    return false
  }
  governor.times[governor.count] = ms
  governor.count += 1
  if (governor.count < WINDOW) return false
  governor.count = 0
  const median = governor.times.toSorted()[WINDOW >> 1] ?? 0
  governor.good = median < FAST ? governor.good + 1 : 0
  let next = governor.level
  if (median > SLOW) {
    next = step(governor.level, 1, device)
    governor.best = Math.max(governor.best, next)
  } else if (governor.good >= RAISE_AFTER) {
    next = Math.max(governor.best, step(governor.level, -1, device))
  }
  if (next === governor.level) return false
  governor.level = next
  governor.good = 0
  governor.settling = SETTLING
  return true
}
