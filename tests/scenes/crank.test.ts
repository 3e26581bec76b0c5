import type { InstancedMesh, Mesh, Object3D } from 'three'
import { beforeEach, describe, expect, it } from 'vitest'
import { CrankScene } from '#scenes/crank/index.tsx'
import { addBevel } from '#scenes/crank/bevel.ts'
import { ARBOR, HEIGHT, LINE, MODULE, PLANETS, STAND, TILT, TOOTH } from '#scenes/crank/config.ts'
import { JOINTS, pairHeight, PARENTS, pieces } from '#scenes/crank/geometry.ts'
import { alignedAt, type CrankPose, createCrankPose, pose } from '#scenes/crank/motion.ts'
import { handleAt, seenAt, seenCrank } from '#scenes/crank/seen.ts'
import { arborAngle, arborTooth, DISTANCE, planetAngle, radiusOf, tubeTooth } from '#scenes/crank/train.ts'
import { edgeOf } from '#scenes/crank/wheel.ts'
import { MOST_JOINTS } from '#scenes/instrument/brass-material.ts'
import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { crankTrain } from '#src/content/crank-train.ts'
import { initialPieces, pieceSignalled, piecesStore } from '#src/stores/pieces.ts'
import { FRAME, mount, type AnyScene } from './mount-scene.ts'

const STILL = { x: 0, y: 0 }
const at = (turn: number, time = 4, progress = 0.5): CrankPose =>
  pose(turn, { time, progress, pointer: STILL }, createCrankPose())
/** −0.5..0.5 of a tooth. */
const phase = (teeth: number, angle: number) => {
  const share = (angle / TAU) * teeth
  return share - Math.round(share)
}

beforeEach(() => piecesStore.setState(initialPieces, true))

describe('the train', () => {
  it('has a place for each planet of the record, and pairs that span the same two shafts', () => {
    expect(PLANETS).toHaveLength(crankTrain.planets.length)
    for (const { arbor, tube } of crankTrain.planets)
      expect(radiusOf(arbor) + radiusOf(tube)).toBeCloseTo(DISTANCE, 12)
  })

  it('meshes at every turn: a tooth of one wheel stands in a gap of the other, where they meet', () => {
    for (const turn of [0, 0.13, 0.5, 0.77, 1, -2.4, 6.01])
      for (const planet of crankTrain.planets) {
        const { arbor, tube } = planet
        // From the arbor to the column, and back: how far the nearest tooth of each is from that line.
        const driving = phase(arbor, ARBOR.angle + Math.PI - arborTooth - arborAngle(turn))
        const driven = phase(tube, ARBOR.angle - tubeTooth(planet) - planetAngle(planet, turn))
        // A tooth here is a gap there; they come to the line from the same side.
        const sum = driving + driven
        expect(Math.abs(sum - Math.round(sum))).toBeCloseTo(0.5, 6)
      }
  })

  it('has teeth that are narrower than the gaps, and reach neither root', () => {
    for (const { arbor, tube } of crankTrain.planets)
      for (const teeth of [arbor, tube]) {
        const edge = edgeOf(teeth)
        const [left, right] = edge.filter(({ r }) => Math.abs(r - radiusOf(teeth)) < 1e-9)
        const share = (((right?.angle ?? 0) - (left?.angle ?? 0)) * teeth) / TAU
        expect(share).toBeGreaterThan(0.4)
        expect(share).toBeLessThan(0.5)
        for (const { r } of edge) expect(Math.abs(r - radiusOf(teeth))).toBeLessThanOrEqual(TOOTH / 2 + 1e-9)
      }
    expect(TOOTH).toBeLessThan(2 * MODULE)
  })

  it('keeps the wheels of a shaft clear of each other, and under the arms', () => {
    const top = pairHeight(crankTrain.planets.length - 1)
    expect(HEIGHT.pairs).toBeGreaterThan(0.2)
    expect(top).toBeLessThan(HEIGHT.arm - 0.3)
    // The lowest wheel is clear of the bevel wheel of the crank.
    expect(HEIGHT.pair).toBeGreaterThan(HEIGHT.shaft + radiusOf(crankTrain.bevel.crank) + TOOTH)
  })
})

describe('the pose', () => {
  it('is what the turn says, and the same the same way back', () => {
    const half = at(0.5)
    expect(half.crank).toBeCloseTo(Math.PI, 9)
    expect(half.arbor).toBeCloseTo(-0.375 * TAU, 9)
    expect(at(0.5)).toEqual(half)
    expect(at(-1).planets).not.toEqual(at(1).planets)
  })

  it('has all planets on one line after one turn, in light; and dark before and behind it', () => {
    for (const angle of at(1).planets) expect(Math.abs(Math.sin((angle - LINE) / 2))).toBeLessThan(1e-9)
    expect(at(1).aligned).toBe(1)
    for (const turn of [0, 0.25, 0.5, 0.9, 1.1, 2]) expect(at(turn).aligned).toBe(0)
    // It comes and goes without a jump.
    for (let turn = 0.95; turn < 1.05; turn += 0.0005)
      expect(Math.abs(alignedAt(turn + 0.0005) - alignedAt(turn))).toBeLessThan(0.06)
  })

  it('moves nothing of the machine by itself', () => {
    const { dust: _, ...now } = at(0.3, 4)
    const { dust: __, ...later } = at(0.3, 400)
    expect(later).toEqual(now)
  })

  it('comes out of the dark on its way in, and is there before the middle of the view', () => {
    expect(at(0, 4, 0.15).fade).toBe(0)
    expect(at(0, 4, 0.4).fade).toBe(1)
    expect(at(0, 4, 1).fade).toBe(1)
  })

  it('tilts little with the pointer, and not with a drag beside it: its control stays over it', () => {
    const pulled = pose(
      0,
      { time: 4, progress: 0.5, pointer: { x: 1, y: -1, yaw: 0.7, pitch: 0.4 } },
      createCrankPose(),
    )
    expect(Math.hypot(pulled.tiltX, pulled.tiltY)).toBeLessThanOrEqual(TILT * DEGREE + 1e-9)
  })
})

describe('its metal', () => {
  it('is one draw of finite corners, by joints that a mechanism has', () => {
    expect(PARENTS.length).toBeLessThanOrEqual(MOST_JOINTS)
    expect(PARENTS).toHaveLength(JOINTS.frame + 1)
    for (const { geometry, joint } of pieces()) {
      expect(joint).toBeLessThan(PARENTS.length)
      for (const name of ['position', 'normal'])
        expect([...geometry.getAttribute(name).array].every(Number.isFinite)).toBe(true)
    }
  })

  it('has bevel wheels whose pitch cones touch along one line through their apex', () => {
    const { crank, arbor } = crankTrain.bevel
    const slant = (teeth: number, apex: number) => Math.atan2(radiusOf(teeth), apex)
    expect(slant(crank, radiusOf(arbor)) + slant(arbor, radiusOf(crank))).toBeCloseTo(Math.PI / 2, 12)
    const corners = (side: 1 | -1) => {
      const builder = new MeshBuilder()
      addBevel(builder, { teeth: 12, radius: 1, apex: 0.8, bore: 0.1, tooth: 0.1, side, phase: 0 })
      return builder.build().getAttribute('position').array
    }
    const heights = [...corners(1)].filter((_, i) => i % 3 === 1)
    // Below its apex, or above.
    expect(Math.max(...heights)).toBeLessThan(0)
    expect(Math.min(...[...corners(-1)].filter((_, i) => i % 3 === 1))).toBeGreaterThan(0)
  })
})

describe('in its picture', () => {
  it('the handle goes round within the place of its control, clockwise from the right', () => {
    const { x, y, width, height } = seenCrank()
    for (let turn = 0; turn < 1; turn += 0.05) {
      const seen = handleAt(turn)
      expect(Math.abs(seen.x - x)).toBeLessThanOrEqual(width / 2 + 0.2)
      expect(Math.abs(seen.y - y)).toBeLessThanOrEqual(height / 2 + 0.2)
    }
    const [right, down, left, up] = [0, 0.25, 0.5, 0.75].map((turn) => handleAt(turn))
    expect(right?.x).toBeGreaterThan(left?.x ?? Infinity)
    expect(down?.y).toBeGreaterThan(up?.y ?? Infinity)
  })

  it('all of it is seen at every turn', () => {
    const edge = Math.max(...PLANETS.map(({ orbit, radius }) => orbit + radius))
    const spots = Array.from({ length: 40 }, (_, i) => [
      handleAt(i / 40, 1.15),
      seenAt(Math.cos((i / 40) * TAU) * edge, HEIGHT.planets, Math.sin((i / 40) * TAU) * edge),
    ]).flat()
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(1)
      expect(x).toBeLessThan(99)
      expect(y).toBeGreaterThan(1)
      expect(y).toBeLessThan(99)
    }
    expect(STAND.scale).toBeGreaterThan(0.8)
  })
})

describe('mounted', () => {
  /** Where the planets stand in the space of the machine, from the core: degrees anticlockwise from above. */
  const directions = (scene: Object3D): number[] => {
    let planets: InstancedMesh | undefined
    scene.traverse((object) => {
      const mesh = object as InstancedMesh
      if (mesh.isInstancedMesh && mesh.count === crankTrain.planets.length) planets ??= mesh
    })
    const { array } = planets?.instanceMatrix ?? { array: [] }
    return crankTrain.planets.map(
      (_, i) => Math.atan2(-(array[i * 16 + 14] ?? 0), array[i * 16 + 12] ?? 0) / DEGREE,
    )
  }
  const spread = (angles: readonly number[]) =>
    Math.max(...angles.map((angle) => Math.abs(((angle - (angles[0] ?? 0) + 540) % 360) - 180)))

  it('follows the crank of the page: scattered at rest, in one line after a turn, and back', async () => {
    const frame = { ...FRAME, pointer: { x: 0, y: 0 } }
    const { scene, advance } = await mount(CrankScene as AnyScene, frame)
    const turned = (turn: number) => {
      pieceSignalled('crank', turn)
      // The clock stands still: it is there at once.
      advance(frame.time)
      return directions(scene)
    }
    const before = turned(0)
    expect(spread(before)).toBeGreaterThan(90)
    expect(spread(turned(0.5))).toBeGreaterThan(90)
    expect(spread(turned(1))).toBeLessThan(0.01)
    expect(turned(0)).toEqual(before)
  })

  it('follows the hand smoothly while the clock runs', async () => {
    const frame = { ...FRAME, pointer: { x: 0, y: 0 } }
    const { scene, advance } = await mount(CrankScene as AnyScene, frame)
    advance(0)
    const last = () => directions(scene).at(-1) ?? 0
    const start = last()
    pieceSignalled('crank', 0.5)
    frame.time = 1 / 60
    advance(frame.time)
    const moved = Math.abs(last() - start)
    expect(moved).toBeGreaterThan(1)
    expect(moved).toBeLessThan(30)
    frame.time = 1
    for (let time = 2 / 60; time < 1; time += 1 / 60) advance((frame.time = time))
    expect(Math.abs(last() - start)).toBeCloseTo(45, 1)
  })

  it('costs a view no more than it may at the lowest quality', async () => {
    const { scene } = await mount(CrankScene as AnyScene, { ...FRAME }, 'low')
    let draws = 0
    scene.traverse((object) => {
      if ((object as Mesh).geometry) draws += 1
    })
    expect(draws).toBeLessThanOrEqual(11)
  })
})
