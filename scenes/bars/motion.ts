import { clamp01, DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const COUNT = 132

/** Waves that make up each set of figures: how often around, where, and how high, units. */
const FIGURES = [
  { waves: 2, at: 0.4, high: 1.5, fine: 7 },
  { waves: 3, at: 1.7, high: 1.2, fine: 11 },
  { waves: 1, at: 3.1, high: 1.8, fine: 9 },
  { waves: 4, at: 0.9, high: 1.0, fine: 5 },
] as const

/** Height of the bar at an angle for set `index`, units. */
export function heightAt(angle: number, index: number): number {
  const set = FIGURES[((index % FIGURES.length) + FIGURES.length) % FIGURES.length] ?? FIGURES[0]
  const broad = 0.5 + 0.5 * Math.sin(angle * set.waves + set.at)
  const fine = 0.5 + 0.5 * Math.sin(angle * set.fine * 2 + set.at * 3)
  return 0.14 + set.high * broad * broad * (0.62 + 0.38 * fine)
}

export function move({ time, drive, told }: Readonly<Drive>, out: PiecePose): void {
  const [ring, meridian, scale, dust] = out.parts
  const grown = clamp01(drive)
  const from = Math.floor(told)
  const way = told - from
  for (let i = 0; i < COUNT; i += 1) {
    const angle = (i / COUNT) * TAU
    const height = lerp(heightAt(angle, from), heightAt(angle, from + 1), way)
    // They come up around the ring, one after another.
    const up = clamp01(grown * 1.6 - 0.6 * (i / COUNT))
    out.bars[i] = 0.06 + height * up * up * (3 - 2 * up)
  }
  out.core.y = 0.55
  out.core.turn = time * 0.05
  if (ring) {
    ring.y = -0.24
    ring.turn = (time / 500) * TAU
  }
  if (meridian) {
    meridian.lean = 90 * DEGREE
    meridian.roll = (-12 + 24 * drive) * DEGREE
    meridian.y = 0.3
  }
  if (scale) scale.turn = -(time / 300) * TAU - drive
  if (dust) dust.turn = time * 0.01
}
