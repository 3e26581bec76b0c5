import { describe, expect, it } from 'vitest'
import { crankTrain } from '#src/content/crank-train.ts'
import { arborRatio, type CrankTrain, planetAt, planetRatio, spreadAt } from '#src/lib/crank-train.ts'

/** The train with one count of teeth changed. */
function changed(
  read: (train: { bevel: Record<string, number>; planets: Record<string, number>[] }) => void,
) {
  const copy = structuredClone(crankTrain) as unknown as Parameters<typeof read>[0]
  read(copy)
  return copy as unknown as CrankTrain
}

const counts = [
  ...(['crank', 'arbor'] as const).map((wheel) => ({ name: `bevel ${wheel}`, of: wheel, at: -1 })),
  ...crankTrain.planets.flatMap((_, at) =>
    (['arbor', 'tube'] as const).map((wheel) => ({ name: `${wheel} of planet ${at}`, of: wheel, at })),
  ),
]

describe('ratios', () => {
  it('follow from the teeth alone: a turn of the crank passes as many on every wheel as mesh with it', () => {
    const teeth = crankTrain.bevel.crank
    // Wheels that mesh pass the same teeth: on the arbor, and on each planet's tube.
    const arborTurns = teeth / crankTrain.bevel.arbor
    expect(-arborRatio(crankTrain)).toBeCloseTo(arborTurns, 12)
    for (const planet of crankTrain.planets)
      expect(planetRatio(crankTrain, planet)).toBeCloseTo((arborTurns * planet.arbor) / planet.tube, 12)
  })

  it('give every planet a pace of its own, the inner ones the faster', () => {
    const paces = crankTrain.planets.map((planet) => planetRatio(crankTrain, planet))
    expect(paces).toEqual([1.5, 1.125, 0.75, 0.5, 0.375, 0.25])
  })
})

describe('the line', () => {
  it('is reached by all six after exactly one turn', () => {
    expect(crankTrain.planets).toHaveLength(6)
    for (const planet of crankTrain.planets) expect(planetAt(crankTrain, planet, 1) % 360).toBeCloseTo(0, 9)
    expect(spreadAt(crankTrain, 1)).toBeCloseTo(0, 9)
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
    for (let turn = 0; turn < 0.98; turn += 0.005) expect(spreadAt(crankTrain, turn)).toBeGreaterThan(4)
    expect(spreadAt(crankTrain, 0)).toBeGreaterThan(90)
    expect(spreadAt(crankTrain, 0.5)).toBeGreaterThan(90)
  })

  it('comes back after eight turns, either way, and not before', () => {
    expect(spreadAt(crankTrain, 9)).toBeCloseTo(0, 9)
    expect(spreadAt(crankTrain, -7)).toBeCloseTo(0, 9)
    for (let turn = 2; turn < 9; turn += 1) expect(spreadAt(crankTrain, turn)).toBeGreaterThan(4)
  })
})

it('turns on and back continuously, by the same way', () => {
  for (const planet of crankTrain.planets) {
    const pace = planetRatio(crankTrain, planet) * 360
    for (let turn = -3; turn < 3; turn += 0.1)
      expect(planetAt(crankTrain, planet, turn + 0.1) - planetAt(crankTrain, planet, turn)).toBeCloseTo(
        pace * 0.1,
        9,
      )
  }
})
