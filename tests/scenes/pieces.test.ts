import type { Object3D } from 'three'
import { afterEach, describe, expect, it } from 'vitest'
import { BALANCE, COINS } from '#scenes/balance/index.tsx'
import { CLOSING } from '#scenes/closing/index.tsx'
import { isSceneName } from '#scenes/index.ts'
import { createBand } from '#scenes/instrument/bands.tsx'
import { MOST_JOINTS } from '#scenes/instrument/brass-material.ts'
import { createBars } from '#scenes/instrument/bars.tsx'
import { createContact } from '#scenes/instrument/contact.tsx'
import { createCore } from '#scenes/instrument/core.tsx'
import { createDust } from '#scenes/instrument/dust.tsx'
import { createOrbits } from '#scenes/instrument/orbit.tsx'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { dustAt, partsAt, type PiecePart, type PieceSpec } from '#scenes/instrument/piece.ts'
import { createPane } from '#scenes/instrument/pane.tsx'
import { createPieceMetal } from '#scenes/instrument/piece-metal.tsx'
import { createPiecePose, type PiecePose, stand } from '#scenes/instrument/piece-pose.ts'
import { placementOf } from '#scenes/instrument/placement.ts'
import { createPlanets } from '#scenes/instrument/planet.tsx'
import { createLighting } from '#scenes/instrument/lighting.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { createShadow } from '#scenes/instrument/shadow.tsx'
import { createSolid } from '#scenes/instrument/solid.tsx'
import { faced, LOCKS, LOCKS_PIECE } from '#scenes/locks/index.tsx'
import { COUNT, INDUSTRIES, sized } from '#scenes/industries/index.tsx'
import { HALF_WIDTH } from '#scenes/industries/instruments.ts'
import { IN_ROW } from '#scenes/industries/placements.ts'
import { clearWords } from '#scenes/instrument/words.ts'
import { TRAIN } from '#scenes/train/index.tsx'
import { PLATE } from '#scenes/train/plates.ts'
import { COLUMN, GEARS, mesh, ROUND } from '#scenes/train/trains.ts'
import { closed, RINGS } from '#scenes/vault/index.tsx'
import { TABLE } from '#scenes/table/index.tsx'
import { placements as placed } from '#scenes/placements.ts'
import { VOICE } from '#scenes/voice/index.tsx'
import { starts, trades } from '#src/content/industries/trades.ts'
import { stages } from '#src/content/automation/onboarding.ts'
import { integrations } from '#src/content/platform/integrations.ts'
import { solutions } from '#src/content/solutions.ts'
import { AT_END, CARD, type Place } from '#src/lib/set-piece.ts'
import { initialPieces, piecesStore } from '#src/stores/pieces.ts'
import { driven } from './drive.ts'
import { costOf } from './triangles.ts'

const isPiece = (value: unknown): value is PieceSpec =>
  typeof value === 'object' && value !== null && 'move' in value && 'placements' in value

/** Every set piece, by the folder that exports it: a new one is held to all of this. */
const PIECES: Record<string, PieceSpec> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, unknown>>('../../scenes/*/index.tsx', { eager: true }),
  ).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isPiece)
      .map((piece) => [file.split('/').at(-2), piece]),
  ),
)

it('set pieces are those that have placements', () => {
  expect(Object.keys(PIECES).toSorted()).toEqual(Object.keys(placed).toSorted())
})

const lighting = createLighting(1)

const placementsOf = ({ placements }: PieceSpec) =>
  Object.keys(placements).flatMap((name) => placementOf(placements, name) ?? [])
const steps = Array.from({ length: 101 }, (_, i) => i / 100)
const CORNERS = [-2, 0, 2].flatMap((x) => [-2, 0, 2].map((y) => ({ x, y })))

function metalOf({ band, marks, solid }: PiecePart, tier: Tier): Object3D[] {
  return [
    ...(band ? [createBand(lighting, tier, band, marks).object] : []),
    ...(solid ? [createSolid(lighting, tier, solid).object] : []),
  ]
}

function objectsOf(spec: PieceSpec, tier: Tier): Object3D[] {
  const all = partsAt(spec, tier === 'low')
  const metal = all.filter(({ band, solid }) => band ?? solid)
  const parts = [
    ...(tier === 'low'
      ? metal.length > 0
        ? [createPieceMetal(lighting, metal).object]
        : []
      : metal.flatMap((part) => metalOf(part, tier))),
    ...all.flatMap(({ pane }) => (pane ? [createPane(lighting, pane, tier).object] : [])),
    ...all.flatMap(({ feet }) => (feet ? [createContact(lighting, feet).object] : [])),
    ...all.flatMap(({ dust }) => (dust ? [createDust(lighting, dustAt(dust, tier)).object] : [])),
  ]
  return [
    ...parts,
    createShadow(lighting).object,
    ...(spec.core ? [createCore(lighting, spec.core.radius, spec.core.reach, tier).object] : []),
    ...(spec.orbits ? [createOrbits(lighting, tier, spec.orbits).object] : []),
    ...(spec.bodies ? [createPlanets(lighting, tier, spec.bodies).object] : []),
    ...(spec.bars ? [createBars(lighting, spec.bars).object] : []),
  ]
}

/** So many bodies are drops: they fall (tests/scenes/fountain.test.ts). */
const CROWD = 100

/** Turns as points on the circle: a whole turn is no jump. */
function numbers(pose: PiecePose): number[] {
  const parts = [pose.core, ...pose.parts].flatMap(({ x, y, z, lean, roll, turn, scale, lit }) => [
    x,
    y,
    z,
    scale,
    lit,
    ...[lean, roll, turn].flatMap((angle) => [Math.cos(angle), Math.sin(angle)]),
  ])
  const bodies = pose.bodies.length < CROWD ? pose.bodies : []
  return [...parts, ...bodies.flatMap(({ x, y, z, radius }) => [x, y, z, radius]), ...pose.bars]
}

function at(spec: PieceSpec, time: number, drive: number, signal = 0, show = -1): number[] {
  const pose = createPiecePose(spec.parts.length, spec.bodies?.length ?? 0, spec.bars?.count ?? 0)
  spec.move(driven({ time, drive, signal, show }), pose)
  return numbers(pose)
}

const largestStep = (a: number[], b: number[]) =>
  Math.max(...a.map((x, i) => Math.abs(x - (b[i] ?? Number.NaN))))

describe.each(Object.entries(PIECES))('%s', (name, spec) => {
  it('is in the registry, and stands somewhere', () => {
    expect(isSceneName(name)).toBe(true)
    expect(Object.keys(spec.placements).length).toBeGreaterThan(0)
  })

  it('keeps to half of what a view may cost, finite throughout', () => {
    const high = costOf(objectsOf(spec, 'high'))
    expect(high.bad).toBe(0)
    expect(high.draws).toBeLessThanOrEqual(25)
    expect(high.triangles).toBeLessThanOrEqual(130_000)
    const low = costOf(objectsOf(spec, 'low'))
    // All metal in one draw, so that a piece beside a diagram keeps to 20.
    expect(low.draws).toBeLessThanOrEqual(name === 'voice' ? 8 : 6)
    expect(low.triangles).toBeLessThanOrEqual(60_000)
    expect(low.triangles).toBeLessThanOrEqual(high.triangles)
    expect(partsAt(spec, true).filter(({ band, solid }) => band ?? solid).length).toBeLessThanOrEqual(
      MOST_JOINTS,
    )
  })

  it('moves without a jump, by time, by the scroll and by its signal', () => {
    for (const show of [-1, 0, 3]) {
      for (const t of [0, 40, 1e4])
        expect(largestStep(at(spec, t, 0.4, 0, show), at(spec, t + 0.016, 0.4, 0, show))).toBeLessThan(0.02)
      for (const p of steps)
        expect(largestStep(at(spec, 5, p, 0, show), at(spec, 5, p + 0.01, 0, show)), `at ${p}`).toBeLessThan(
          0.3,
        )
    }
    for (const p of steps)
      expect(largestStep(at(spec, 5, 0.5, 0.5 + p * 2), at(spec, 5, 0.5, 0.5 + p * 2 + 0.01))).toBeLessThan(
        0.25,
      )
  })

  it('is finite beyond the ends, and the same for the same moment', () => {
    for (const p of [-1, 0, 1, 2]) expect(at(spec, 1e5, p, 7).every(Number.isFinite)).toBe(true)
    expect(at(spec, 12.3, 0.4, 1)).toEqual(at(spec, 12.3, 0.4, 1))
  })

  it('tilts by at most 4 degrees, and stands within its anchor', () => {
    for (const placement of placementsOf(spec))
      for (const pointer of CORNERS) {
        const pose = createPiecePose(0, 0)
        stand(placement, { time: 3, progress: 0.5, pointer, width: 900, height: 600 }, pose)
        expect(Math.hypot(pose.tiltX, pose.tiltY)).toBeLessThanOrEqual((4 * Math.PI) / 180 + 1e-9)
        expect(Math.abs(pose.x)).toBeLessThanOrEqual(7.5)
        expect(Math.abs(pose.y)).toBeLessThanOrEqual(5)
      }
  })
})

describe('a piece beside text', () => {
  const asides = Object.values(PIECES).flatMap((spec) =>
    placementsOf(spec)
      .filter(({ place }) => place === 'aside')
      .map((placement) => [placement, spec.extent ?? 4] as const),
  )
  const radius = ([placement, extent]: (typeof asides)[number], width: number, height: number) => {
    const pose = createPiecePose(0, 0)
    stand(placement, { time: 0, progress: 0.5, pointer: { x: 0, y: 0 }, width, height }, pose, extent)
    return (pose.root.scale * extent * height) / 10
  }

  it('leaves words free of dust: up to its own edge, on a first screen up to the middle, under a head up to its foot', () => {
    const clear = (...[place, side]: [place: Place, side?: -1]) => {
      const own = createLighting(1)
      own.uniforms.uWords.value.set(7, 7, 7)
      clearWords(own, place, { width: 600, height: 300 }, side)
      return own.uniforms.uWords.value.toArray()
    }
    expect(clear('aside')).toEqual([-10, 1 / 3, -1000])
    expect(clear('right')).toEqual([-10, 1, -3])
    expect(clear('hero')).toEqual([expect.closeTo(-1), 0.2, -1000])
    expect(clear('lane')).toEqual([-10, 1, -1000])
    expect(clear('box')).toEqual([7, 7, 7])
    // Words to the right.
    expect(clear('right', -1)).toEqual([10, -1, -3])
  })

  it('is as large as its placement says, and smaller where it is narrow', () => {
    for (const aside of asides) {
      expect(radius(aside, 600, 720)).toBeCloseTo(aside[0].size * aside[1] * 72)
      expect(radius(aside, 389, 614)).toBeLessThan(0.8 * radius(aside, 600, 614))
    }
  })
})

describe('a piece beside what is read', () => {
  it('keeps its dust within its metal', () => {
    const ripples = (inLane: boolean) => partsAt(VOICE, false, inLane).filter(({ dust }) => dust).length
    expect(ripples(false)).toBe(7)
    expect(ripples(true)).toBe(1)
    expect(partsAt(CLOSING, false, true)).toEqual(partsAt(CLOSING, false))
  })

  it('stands still in a card as its page will begin with it', () => {
    for (const { piece } of solutions) {
      const spec = PIECES[piece]
      const first = spec && placementOf(spec.placements, 'hero')
      const card = spec && placementOf(spec.placements, `hero${CARD}`)
      if (!first || !card) throw new Error(`no placement for ${piece}`)
      expect([first.place, card.place]).toEqual(['hero', 'card'])
      for (const key of ['lean', 'roll', 'turn', 'drive'] as const)
        expect(card[key]).toEqual([first[key][0], first[key][0]])
    }
  })

  it('comes back at the end of its page as large in its room, in the state in which its passage left it', () => {
    for (const spec of Object.values(PIECES)) {
      const first = Object.entries(spec.placements).find(([, { place }]) => place === 'hero')
      if (!first) continue
      const opens = placementOf(spec.placements, first[0])
      const ends = placementOf(spec.placements, first[0] + AT_END)
      if (!opens || !ends) throw new Error(`no placement ${first[0]}`)
      expect(ends.place).toBe('right')
      expect(ends.size).toBe(opens.size)
      expect(ends.drive).toEqual(opens.end?.drive ?? [opens.drive[1], opens.drive[1]])
      expect(ends.lean[0]).toBe(opens.lean[1])
    }
  })

  it('fills its lane, and its rim keeps within the space beside the words', () => {
    const lanes = Object.values(PIECES).flatMap((spec) =>
      Object.keys(spec.placements).flatMap((name) => {
        const placement = placementOf(spec.placements, name)
        return placement?.place === 'lane' ? [placement] : []
      }),
    )
    expect(lanes.length).toBeGreaterThan(3)
    const pose = createPiecePose(0, 0)
    const lane = { time: 0, progress: 0.5, pointer: { x: 0, y: 0 }, width: 317, height: 900 }
    for (const placement of lanes) {
      stand(placement, lane, pose)
      const radius = (pose.root.scale * 4 * lane.height) / 10
      const room = lane.width * placement.at[0]
      expect(radius).toBeGreaterThan(0.9 * room)
      expect(radius).toBeLessThan(room)
    }
  })
})

describe.each(Object.entries({ ROUND, COLUMN }))('the train of gears, %s', (_, train) => {
  it('lets a tooth of each meet a gap of the next, wherever the first stands', () => {
    for (const first of [0, 0.3, 2, 11]) {
      const turns = mesh(train, first, new Float64Array(GEARS.length))
      train.slice(0, -1).forEach((gear, i) => {
        const next = train[i + 1]
        if (!next) throw new Error('no neighbour')
        const here = ((gear.towards - (turns[i] ?? 0)) * gear.teeth) / (2 * Math.PI)
        const there = ((gear.towards + Math.PI - (turns[i + 1] ?? 0)) * next.teeth) / (2 * Math.PI)
        const off = here + there - 0.5
        expect(Math.abs(off - Math.round(off))).toBeLessThan(1e-6)
      })
    }
  })

  it('puts neighbours as far apart as their radii, and nobody else nearer', () => {
    for (const [i, a] of train.entries())
      for (const [k, b] of train.slice(i + 1).entries()) {
        const apart = Math.hypot(a.x - b.x, a.z - b.z) - a.radius - b.radius
        if (k === 0) expect(apart).toBeCloseTo(0, 6)
        else expect(apart).toBeGreaterThan(0.15)
      }
  })
})

it('has no slit between the rim of a gear and the collar on its arbor', () => {
  for (const { solid } of TRAIN.parts.slice(0, GEARS.length)) {
    const builder = new MeshBuilder()
    solid?.(builder)
    const points = builder.build().getAttribute('position')
    const onFace = Array.from({ length: points.count }, (_, i) =>
      Math.abs(points.getY(i) - 0.13) < 1e-4 ? Math.hypot(points.getX(i), points.getZ(i)) : Infinity,
    )
    // The collar's radius is 0.5.
    const hole = Math.min(...onFace)
    expect(hole < 0.48 || hole > 0.6).toBe(true)
  }
})

describe('the train beside the onboarding', () => {
  it('has its numbers within the teeth of every gear', () => {
    const least = Math.min(...COLUMN.map(({ radius }) => radius))
    expect(PLATE.out + PLATE.radius + PLATE.bezel).toBeLessThan(least - 0.19 / 2)
  })

  const poseAt = (drive: Parameters<typeof driven>[0]) => {
    const pose = createPiecePose(TRAIN.parts.length, 0)
    TRAIN.move(driven(drive), pose)
    return pose
  }

  it('has a gear for each stage, one under the other, and the light on that of the stage that is read', () => {
    expect(COLUMN).toHaveLength(stages.length)
    expect(COLUMN.map(({ z }) => z)).toEqual(COLUMN.map(({ z }) => z).toSorted((a, b) => a - b))
    for (const [stage, { gear }] of COLUMN.entries()) {
      const { core, parts } = poseAt({ second: stage, show: 0 })
      expect([core.x, core.z]).toEqual([parts[gear]?.x, parts[gear]?.z])
      expect(parts.slice(0, GEARS.length).filter(({ scale }) => scale > 0)).toHaveLength(stages.length)
    }
  })

  it('is the round one elsewhere, and minds no stage', () => {
    for (const second of [0, 2, 4]) {
      const { core, parts } = poseAt({ second })
      expect([core.x, core.z]).toEqual([ROUND[1]?.x, ROUND[1]?.z])
      expect(parts.slice(0, GEARS.length).every(({ scale }) => scale === 1)).toBe(true)
    }
  })

  it('has its own arbors and numbers, which the round one has not', () => {
    const still = ({ parts }: PiecePose) => parts.slice(GEARS.length, -1).map(({ scale }) => scale)
    expect(still(poseAt({ show: 0 }))).toEqual([0, 2, 2])
    expect(still(poseAt({}))).toEqual([1, 0, 0])
  })

  it('keeps within the width that its placement is tuned for', () => {
    const { parts } = poseAt({ show: 0 })
    for (const { gear, radius } of COLUMN) {
      const { x = Number.NaN, scale = Number.NaN } = parts[gear] ?? {}
      expect(Math.abs(x) + radius * scale).toBeLessThan(TRAIN.extent ?? 0)
    }
  })
})

it('the rings of the vault close one after another, the innermost first', () => {
  for (const drive of steps)
    for (let i = 1; i < RINGS.length; i += 1)
      expect(closed(i, drive)).toBeLessThanOrEqual(closed(i - 1, drive) + 1e-9)
  expect(closed(RINGS.length - 1, 1)).toBeCloseTo(1)
  expect(closed(0, 0)).toBe(0)
})

it('of the four locks the one that is read about turns its face, and lights up', () => {
  const pose = createPiecePose(LOCKS + 1, 0)
  for (let signal = 0; signal < LOCKS; signal += 1) {
    LOCKS_PIECE.move(driven({ signal }), pose)
    for (let i = 0; i < LOCKS; i += 1) {
      expect(faced(i, signal)).toBe(i === signal ? 1 : 0)
      expect(pose.parts[i]?.lit).toBe(i === signal ? 1 : 0)
    }
  }
})

it('the balance gives each partner the coins of its share, and the heavier pan hangs lower', () => {
  const pose = createPiecePose(BALANCE.parts.length, 0)
  const [left, right] = [pose.parts[COINS], pose.parts[COINS + 1]]
  for (let coins = 0; coins <= COINS; coins += 1) {
    BALANCE.move(driven({ signal: coins }), pose)
    const given = pose.parts.slice(0, COINS).filter(({ x }) => x < 0)
    expect(given).toHaveLength(coins)
    // They lie on each other, none in another.
    const heights = given.map(({ y }) => y).toSorted((a, b) => a - b)
    for (let i = 1; i < heights.length; i += 1)
      expect((heights[i] ?? 0) - (heights[i - 1] ?? 0)).toBeGreaterThan(0.2)
    expect(Math.sign((right?.y ?? 0) - (left?.y ?? 0))).toBe(Math.sign(coins - COINS / 2))
    expect(pose.parts[COINS + 4]?.lit).toBe(1 - coins / COINS)
  }
})

afterEach(() => piecesStore.setState(initialPieces))

it('the balance leaves no coin on its way, and brings each over without touching the core', () => {
  for (const pool of [0, 0.04, 0.263, 0.5, 0.737, 1]) {
    piecesStore.setState({ pool })
    expect(BALANCE.signal?.()).toBe(Math.round(pool * COINS))
  }
  const pose = createPiecePose(BALANCE.parts.length, 0)
  for (let coins = 0; coins <= COINS; coins += 0.02) {
    BALANCE.move(driven({ signal: coins }), pose)
    for (const { x, y, z } of pose.parts.slice(0, COINS))
      expect(Math.hypot(x, y - pose.core.y, z), `at ${coins}`).toBeGreaterThan(
        (BALANCE.core?.radius ?? 0) + 0.6,
      )
  }
})

it("the industries' instruments are as large as the chosen row says, and alike before", () => {
  expect(trades.length).toBe(COUNT)
  expect(new Set(trades.map((_, i) => sized(i, 0))).size).toBe(1)
  for (const [row, { fits }] of starts.entries()) {
    const of = (fit: string) => trades.flatMap(({ id }, i) => (fits[id] === fit ? [sized(i, row + 1)] : []))
    expect(Math.min(...of('first'), 2)).toBeGreaterThan(Math.max(...of('soon'), 0))
    expect(Math.min(...of('soon'), 2)).toBeGreaterThan(Math.max(...of('later'), 0))
  }
  // On the way from one row to the next nothing jumps.
  for (let signal = 0; signal < starts.length; signal += 0.01)
    for (let i = 0; i < COUNT; i += 1)
      expect(Math.abs(sized(i, signal + 0.01) - sized(i, signal))).toBeLessThan(0.012)
})

it('on one rail they stand in the order of the table, none in another, whatever row is chosen', () => {
  const pose = createPiecePose(INDUSTRIES.parts.length, INDUSTRIES.bodies?.length ?? 0)
  for (let signal = 0; signal <= starts.length; signal += 0.25) {
    INDUSTRIES.move(driven({ signal, show: IN_ROW }), pose)
    const row = pose.parts.slice(0, COUNT)
    for (const [i, { x, scale }] of row.entries()) {
      const next = row[i + 1]
      if (next) expect(next.x - x, `at ${signal}`).toBeGreaterThan(HALF_WIDTH * (scale + next.scale))
    }
  }
})

it('the table points at the module that is read with its own planet, which alone is larger', () => {
  expect(TABLE.bodies?.map(({ colour }) => colour)).toEqual(integrations.map(({ gradient }) => gradient))
  const [pose, small] = [createPiecePose(5, 6), createPiecePose(5, 6)]
  TABLE.move(driven(), small)
  for (let module = 0; module < integrations.length; module += 1) {
    piecesStore.setState({ module })
    TABLE.move(driven({ signal: TABLE.signal?.() ?? 0, show: 0 }), pose)
    const lefts = pose.bodies.map(({ x, z }) => Math.atan2(Math.abs(z), -x))
    expect(lefts.indexOf(Math.min(...lefts))).toBe(module)
    expect(lefts[module]).toBeCloseTo(0, 6)
    pose.bodies.forEach(({ radius }, i) => expect(radius > (small.bodies[i]?.radius ?? 0)).toBe(i === module))
  }
})
