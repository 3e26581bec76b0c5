import { describe, expect, it } from 'vitest'
import { orrery } from '#src/content/orrery.ts'
import { arborRatio, type Orrery, planetAt, planetRatio, spreadAt } from '#src/lib/orrery-train.ts'

/** The train with one count of teeth changed. */
function changed(
  read: (train: { bevel: Record<string, number>; planets: Record<string, number>[] }) => void,
) {
  const copy = structuredClone(orrery) as unknown as Parameters<typeof read>[0]
  read(copy)
  return copy as unknown as Orrery
}

const counts = [
  ...(['crank', 'arbor'] as const).map((wheel) => ({ name: `bevel ${wheel}`, of: wheel, at: -1 })),
  ...orrery.planets.flatMap((_, at) =>
    (['arbor', 'tube'] as const).map((wheel) => ({ name: `${wheel} of planet ${at}`, of: wheel, at })),
  ),
]

describe('ratios', () => {
  it('follow from the teeth alone: a turn of the crank passes as many on every wheel as mesh with it', () => {
    const teeth = orrery.bevel.crank
    // Wheels that mesh pass the same teeth: on the arbor, and on each planet's tube.
    const arborTurns = teeth / orrery.bevel.arbor
    expect(-arborRatio(orrery)).toBeCloseTo(arborTurns, 12)
    for (const planet of orrery.planets)
      expect(planetRatio(orrery, planet)).toBeCloseTo((arborTurns * planet.arbor) / planet.tube, 12)
  })

  it('give every planet a pace of its own, the inner ones the faster', () => {
    const paces = orrery.planets.map((planet) => planetRatio(orrery, planet))
    expect(paces).toEqual([1.5, 1.125, 0.75, 0.5, 0.375, 0.25])
  })
})

describe('the line', () => {
  it('is reached by all six after exactly one turn', () => {
    expect(orrery.planets).toHaveLength(6)
    for (const planet of orrery.planets) expect(planetAt(orrery, planet, 1) % 360).toBeCloseTo(0, 9)
    expect(spreadAt(orrery, 1)).toBeCloseTo(0, 9)
  })

  it.each(counts)('is missed with a tooth more or less: $name', ({ of, at }) => {
    for (const by of [-1, 1]) {
      const other = changed(({ bevel, planets }) => {
        const wheels = at < 0 ? bevel : planets[at]
        if (wheels) wheels[of] = (wheels[of] ?? 0) + by
      })
      expect(spreadAt(other, 1)).toBeGreaterThan(1)
    }
  })

  it('is nowhere else on the way: not at rest, not at any other place of the turn', () => {
    for (let turn = 0; turn < 0.98; turn += 0.005) expect(spreadAt(orrery, turn)).toBeGreaterThan(4)
    expect(spreadAt(orrery, 0)).toBeGreaterThan(90)
    expect(spreadAt(orrery, 0.5)).toBeGreaterThan(90)
  })

  it('comes back after eight turns, either way, and not before', () => {
    expect(spreadAt(orrery, 9)).toBeCloseTo(0, 9)
    expect(spreadAt(orrery, -7)).toBeCloseTo(0, 9)
    for (let turn = 2; turn < 9; turn += 1) expect(spreadAt(orrery, turn)).toBeGreaterThan(4)
  })
})

it('turns on and back continuously, by the same way', () => {
  for (const planet of orrery.planets) {
    const pace = planetRatio(orrery, planet) * 360
    for (let turn = -3; turn < 3; turn += 0.1)
      expect(planetAt(orrery, planet, turn + 0.1) - planetAt(orrery, planet, turn)).toBeCloseTo(pace * 0.1, 9)
  }
})
