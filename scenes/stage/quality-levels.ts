import type { Tier } from '#scenes/instrument/scene-props.ts'

interface Level {
  tier: Tier
  /** Most device px per CSS px. */
  cap: number
}

/**
 * From best to plainest: sharpness goes first, then counts; content never. With four samples a pixel, 1.5 device px
 * look like 2 and take half the memory. No level looks plainer than the still that it replaces.
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

/** What the address asks for (`?quality=`), or null: then the stage finds out by itself. */
export function forcedTier(search: string): Tier | null {
  const asked = new URLSearchParams(search).get('quality')
  return LEVELS.find(({ tier }) => tier === asked)?.tier ?? null
}

export const levelAt = (index: number): Level => LEVELS[index] ?? LEVELS[0]

export const pixelRatioAt = (index: number, device: number) => Math.min(device, levelAt(index).cap)
