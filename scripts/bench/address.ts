import { type SceneName, isSceneName } from '#scenes/index.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Theme } from '#src/lib/theme.ts'
import { placesOf } from './places.ts'
import { statesOf } from './states.ts'

export const THEMES = ['light', 'dark'] as const satisfies readonly Theme[]
export const QUALITIES = ['low', 'medium', 'high'] as const satisfies readonly Tier[]

/** What an address of the bench says. */
export interface Settings {
  scene: SceneName
  /** A name of `placesOf`, empty where the scene stands in one place. */
  placement: string
  /** A name of `statesOf`, empty for a scene at rest. */
  state: string
  theme: Theme
  quality: Tier
  /** 0..1. */
  progress: number
  /** −1..1, y up. Counts on a frozen clock; on a running one the mouse does. */
  x: number
  y: number
  /** Second at which the clock is frozen; null lets it run. */
  time: number | null
}

const oneOf = <T extends string>(value: string | null, names: readonly T[], otherwise: T): T =>
  names.find((name) => name === value) ?? otherwise

function numberIn(value: string | null, least: number, most: number): number {
  const number = Number(value ?? 0)
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : 0
}

/** What is not said or makes no sense is at rest: the first place, by day, at low, in the middle. */
export function settingsOf(search: string): Settings {
  const query = new URLSearchParams(search)
  const asked = query.get('scene') ?? undefined
  const scene = isSceneName(asked) ? asked : 'hero'
  const time = query.get('time')
  return {
    scene,
    placement: oneOf(query.get('placement'), placesOf(scene), placesOf(scene)[0] ?? ''),
    state: oneOf(query.get('state'), Object.keys(statesOf(scene)), ''),
    theme: oneOf(query.get('theme'), THEMES, 'light'),
    quality: oneOf(query.get('quality'), QUALITIES, 'low'),
    progress: numberIn(query.get('progress'), 0, 1),
    x: numberIn(query.get('x'), -1, 1),
    y: numberIn(query.get('y'), -1, 1),
    time: time === null ? null : numberIn(time, 0, Infinity),
  }
}

/** The address of settings. The stage reads `experience`, `quality` and `probe` there, as on any page of the site. */
export function addressOf(settings: Settings): string {
  const said = Object.entries(settings).filter(([, value]) => value !== null && value !== '')
  const words = said.map(([name, value]): [string, string] => [name, String(value)])
  return `?${new URLSearchParams([...words, ['experience', 'immersive'], ['probe', '']])}`
}
