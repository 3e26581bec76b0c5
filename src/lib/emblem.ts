import { hundredths } from './numbers.ts'

/** A small model of the planets, drawn from a word: the same word gives the same picture. In a square of 200 by 200. */
export interface Emblem {
  orbits: readonly number[]
  /** Graduations of the outer band, as `M… L…`, and the longer ones among them. */
  ticks: string
  marks: string
  planets: readonly { x: number; y: number; r: number; tone: 'brass' | 'core' | 'ink' }[]
}

const CENTER = 100
const TONES = ['brass', 'ink', 'core', 'ink', 'brass'] as const

/** Numbers in [0, 1) from a word (FNV-1a, then mulberry32). */
function numbersFrom(word: string): () => number {
  let state = 0x811c9dc5
  for (const char of word) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function at(angle: number, radius: number): string {
  return `${hundredths(CENTER + radius * Math.cos(angle))} ${hundredths(CENTER + radius * Math.sin(angle))}`
}

/** 90 graduations, every 15th the longer kind. */
function graduations(long: boolean): string {
  return Array.from({ length: 90 }, (_, index) => index)
    .filter((index) => (index % 15 === 0) === long)
    .map((index) => {
      const angle = (index / 90) * 2 * Math.PI
      return `M${at(angle, long ? 86 : 91)} L${at(angle, 96)}`
    })
    .join(' ')
}

export function emblem(word: string): Emblem {
  const next = numbersFrom(word)
  const count = 3 + Math.floor(next() * 3)
  const orbits = Array.from({ length: count }, (_, index) =>
    hundredths(24 + ((index + 0.2 + next() * 0.6) / count) * 56),
  )
  const planets = orbits.map((radius, index) => {
    const angle = next() * 2 * Math.PI
    return {
      x: hundredths(CENTER + radius * Math.cos(angle)),
      y: hundredths(CENTER + radius * Math.sin(angle)),
      r: hundredths(2.5 + next() * 3.5),
      tone: TONES[index % TONES.length] ?? 'ink',
    }
  })
  return { orbits, ticks: graduations(false), marks: graduations(true), planets }
}
