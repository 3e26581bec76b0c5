import { Euler, Vector3 } from 'three'
import { afterEach, describe, expect, it } from 'vitest'
import { CLOSING } from '#scenes/closing/index.tsx'
import { CORE, COVER } from '#scenes/closing/motion.ts'
import { placements } from '#scenes/closing/placements.ts'
import { createPiecePose, driveOf, type PiecePose, stand } from '#scenes/instrument/piece-pose.ts'
import { placementOf } from '#scenes/instrument/placement.ts'
import { SCENE_DISTANCE } from '#scenes/instrument/scene-props.ts'
import { type Alignment, alignmentOf } from '#src/content/alignments.ts'
import { paths } from '#src/content/paths.ts'
import { planetColours } from '#src/content/planets.ts'
import { initialPieces, pieceSignalled, piecesStore } from '#src/stores/pieces.ts'
import { driven } from './drive.ts'

/** The end of a page: half of the way of an anchor that is as high as the view. */
const AT_END = 0.5
const VIEWS = [
  { width: 1024, height: 640 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const ALIGNMENTS = [...new Set(Object.values(paths).map(alignmentOf))]
/** Share of the view's height below the last words (src/app/footer/site-footer.css). */
const HORIZON = 0.46

afterEach(() => piecesStore.setState(initialPieces))

function poseOf(
  name: keyof typeof placements,
  aligned: Alignment,
  view = VIEWS[1],
  progress = AT_END,
  signal = 0,
) {
  const placement = placementOf(placements, name)
  if (!placement || !view) throw new Error('no placement')
  pieceSignalled('aligned', aligned)
  const pose = createPiecePose(CLOSING.parts.length, planetColours.length)
  const pointer = { x: 0, y: 0 }
  stand(placement, { time: 4, progress, pointer, ...view }, pose)
  const drive = driveOf(placement, progress)
  CLOSING.move(driven({ drive, signal, show: placement.show ?? -1 }), pose)
  return pose
}

/** Where a ball of the piece is seen: place and radius as tangents, and how far in front it is, units. */
function seen(pose: PiecePose, { x, y, z }: { x: number; y: number; z: number }, radius: number) {
  const at = new Vector3(x, y, z)
    .applyEuler(new Euler(pose.root.lean, pose.root.turn, pose.root.roll, 'ZXY'))
    .multiplyScalar(pose.root.scale)
    .add(new Vector3(pose.x, pose.y, 0))
  const away = SCENE_DISTANCE - at.z
  const distance = Math.hypot(at.x, at.y, away)
  return { x: at.x / away, y: at.y / away, z: at.z, size: (radius * pose.root.scale) / distance }
}

const coreOf = (pose: PiecePose) => seen(pose, pose.core, CORE.radius)

function planetsOf(pose: PiecePose, aligned: Alignment) {
  return aligned.map((colour) => {
    const body = pose.bodies[planetColours.indexOf(colour)]
    if (!body) throw new Error(`no ${colour}`)
    return seen(pose, body, body.radius)
  })
}

describe.each(ALIGNMENTS.map((line) => ({ line })))('at the end of a page of $line', ({ line }) => {
  it('the first planet covers the core but for a rim, in every view', () => {
    for (const name of ['end', 'still'] as const)
      for (const view of VIEWS) {
        const pose = poseOf(name, line, view)
        const core = coreOf(pose)
        const [cover] = planetsOf(pose, line)
        if (!cover) throw new Error('no planet')
        expect(Math.hypot(cover.x - core.x, cover.y - core.y) + cover.size).toBeLessThan(core.size)
        expect(cover.size / core.size).toBeCloseTo(COVER, 5)
        expect(pose.umbra).toBe(1)
      }
  })

  it('the others stand in one line with it, clear of each other and of the metal, within the view', () => {
    for (const view of VIEWS) {
      const pose = poseOf('end', line, view)
      const all = [coreOf(pose), ...planetsOf(pose, line).slice(1)]
      const [core] = all
      const last = all.at(-1)
      if (!core || !last) throw new Error('no core')
      const half = (view.width / view.height) * 5
      for (const [i, planet] of all.entries()) {
        const off = (planet.x - core.x) * (last.y - core.y) - (planet.y - core.y) * (last.x - core.x)
        expect(Math.abs(off)).toBeLessThan(1e-6)
        const before = all[i - 1]
        if (before) expect(planet.x - planet.size).toBeGreaterThan(before.x + before.size)
        expect((planet.y - planet.size) * SCENE_DISTANCE).toBeGreaterThan(-5)
        expect((planet.x + planet.size) * SCENE_DISTANCE).toBeLessThan(half)
      }
      const [, inner] = CLOSING.parts
      for (const colour of line.slice(1)) {
        const { x = 0, z = 0, radius = 0 } = pose.bodies[planetColours.indexOf(colour)] ?? {}
        expect(Math.abs(Math.hypot(x, z) - (inner?.band?.radius ?? 0))).toBeGreaterThan(radius)
      }
    }
  })

  it('no other planet is there', () => {
    const { bodies } = poseOf('end', line)
    planetColours.forEach((colour, i) => expect((bodies[i]?.radius ?? 0) > 0).toBe(line.includes(colour)))
  })
})

describe('the way to the eclipse', () => {
  const line = alignmentOf(paths.home)

  it('begins apart: no planet of the section before the footer is near the core', () => {
    for (const progress of [0, 0.5, 0.8]) {
      const pose = poseOf('closing', line, { width: 1440, height: 612 }, progress)
      const core = coreOf(pose)
      const [cover] = planetsOf(pose, line)
      expect(Math.hypot((cover?.x ?? 0) - core.x, (cover?.y ?? 0) - core.y)).toBeGreaterThan(core.size)
      expect(pose.umbra).toBeLessThan(0.1)
    }
  })

  it('brings the planet nearer with every step of the scroll', () => {
    const offs = [0.1, 0.2, 0.3, 0.4, AT_END].map((progress) => {
      const pose = poseOf('end', line, VIEWS[1], progress)
      const core = coreOf(pose)
      const [cover] = planetsOf(pose, line)
      return Math.hypot((cover?.x ?? 0) - core.x, (cover?.y ?? 0) - core.y)
    })
    expect(offs).toEqual(offs.toSorted((a, b) => b - a))
  })

  it('lets the core come out a little while a form is touched', () => {
    const pose = poseOf('end', line, VIEWS[1], AT_END, 1)
    const core = coreOf(pose)
    const [cover] = planetsOf(pose, line)
    const out = (core.y - (cover?.y ?? 0)) / core.size
    expect(out).toBeGreaterThan(0.08)
    expect(out).toBeLessThan(0.3)
  })
})

describe('words', () => {
  it('have no metal under them: the bands stay below the last line of the footer', () => {
    for (const view of VIEWS)
      for (let progress = 0; progress <= AT_END; progress += 0.02) {
        const pose = poseOf('end', alignmentOf(paths.home), view, progress)
        for (const [i, { band }] of CLOSING.parts.entries()) {
          const part = pose.parts[i]
          if (!band || !part || i === CLOSING.parts.length - 1) continue
          const back = { x: 0, y: part.y + (band.axial / 2) * part.scale, z: -band.radius * part.scale }
          expect(seen(pose, back, 0).y * SCENE_DISTANCE).toBeLessThan(-5 + 10 * HORIZON)
        }
      }
  })

  it('have only light under them before the footer: its ball is below the edge, its metal not drawn', () => {
    for (const signal of [0, 1]) {
      const pose = poseOf('dawn', alignmentOf(paths.home), VIEWS[1], 0.4, signal)
      const core = coreOf(pose)
      expect((core.y + core.size) * SCENE_DISTANCE).toBeLessThan(-5)
      expect(pose.parts.every(({ scale }) => scale === 0)).toBe(true)
      expect(pose.bodies.every(({ radius }) => radius === 0)).toBe(true)
    }
    expect(poseOf('dawn', alignmentOf(paths.home), VIEWS[1], 0.4, 1).fade).toBeGreaterThan(
      poseOf('dawn', alignmentOf(paths.home)).fade,
    )
  })
})
