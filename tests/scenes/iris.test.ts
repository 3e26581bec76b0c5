import { Euler, Matrix4, Vector3 } from 'three'
import { afterEach, expect, it } from 'vitest'
import { BEZEL, BLADE, BLADES, CAP, FRONT, rows } from '#scenes/iris/geometry.ts'
import { bandProfile, normalsOf } from '#scenes/instrument/band-profile.ts'
import { IRIS } from '#scenes/iris/index.tsx'
import { openingAt, SHUT, swingOf, WIDE } from '#scenes/iris/motion.ts'
import { createPiecePose, driveOf } from '#scenes/instrument/piece-pose.ts'
import { placementOf } from '#scenes/instrument/placement.ts'
import { purposes } from '#src/content/technology/consent.ts'
import { AT_END } from '#src/lib/set-piece.ts'
import { initialPieces, piecesStore } from '#src/stores/pieces.ts'
import { driven } from './drive.ts'

const steps = Array.from({ length: 21 }, (_, i) => i / 20)
const all = rows()
const OUTLINE = [...all.map(([outer]) => outer), ...all.toReversed().map(([, inner]) => inner)]
const pose = createPiecePose(IRIS.parts.length, 0)

afterEach(() => piecesStore.setState(initialPieces))

/** Where the blades stand, as `applyPart` turns them. */
function bladesAt(drive: number): Matrix4[] {
  IRIS.move(driven({ drive }), pose)
  return pose.parts
    .slice(0, BLADES)
    .map(({ x, y, z, lean, turn, roll }) =>
      new Matrix4().makeRotationFromEuler(new Euler(lean, turn, roll, 'ZXY')).setPosition(x, y, z),
    )
}

it('is as far open at the end of its page as the purposes allow', () => {
  const end = placementOf(IRIS.placements, `hero${AT_END}`)
  expect(end && [driveOf(end, 0), driveOf(end, 1)]).toEqual([0, 0])
})

it('opens by each purpose that is allowed, and for one that is taken back it closes', () => {
  const open = (given: number) => {
    piecesStore.setState({ consent: given / purposes.length })
    IRIS.move(driven({ drive: 0.08, signal: IRIS.signal?.() ?? -1 }), pose)
    return pose.parts[BLADES + 3]?.lit ?? -1
  }
  const lit = Array.from({ length: purposes.length + 1 }, (_, given) => open(given))
  expect(lit).toEqual(lit.toSorted((a, b) => a - b))
  expect(new Set(lit).size).toBe(lit.length)
  expect(lit.at(-1)).toBe(1)
  expect(open(2)).toBe(lit[2])
})

const isInside = (x: number, z: number) =>
  OUTLINE.reduce((odd, [x1, z1], i) => {
    const [x0, z0] = OUTLINE[(i + 1) % OUTLINE.length] ?? [0, 0]
    return z1 > z !== z0 > z && x < ((x0 - x1) * (z - z1)) / (z0 - z1) + x1 ? !odd : odd
  }, false)

/** Heights of the blades that a line along the axis meets at this place, the lowest first. */
function heights(blades: readonly Matrix4[], x: number, z: number): number[] {
  return blades
    .flatMap((blade) => {
      const normal = new Vector3(0, 1, 0).transformDirection(blade)
      const pin = new Vector3().setFromMatrixPosition(blade)
      const y = pin.y - (normal.x * (x - pin.x) + normal.z * (z - pin.z)) / normal.y
      const at = new Vector3(x, y, z).applyMatrix4(blade.clone().invert())
      return isInside(at.x, at.z) ? [y] : []
    })
    .toSorted((a, b) => a - b)
}

const places = Array.from({ length: 3000 }, (_, i) => {
  const [r, angle] = [3.1 * Math.sqrt((i + 0.5) / 3000), i * 2.399963]
  return { r, x: Math.cos(angle) * r, z: Math.sin(angle) * r }
})

it('opens as it is driven, by turning every blade about its pin', () => {
  expect([openingAt(0), openingAt(1)]).toEqual([SHUT, WIDE])
  for (const drive of steps) expect(swingOf(openingAt(drive))).toBeGreaterThanOrEqual(0)
  const [shut, wide] = [bladesAt(0), bladesAt(1)]
  for (let i = 0; i < BLADES; i += 1) {
    const pins = [shut, wide].map((blades) => new Vector3().setFromMatrixPosition(blades[i] ?? new Matrix4()))
    expect(pins[0]?.distanceTo(pins[1] ?? new Vector3())).toBeLessThan(1e-9)
    expect(pins[0]?.length()).toBeCloseTo(BLADE.pin)
  }
})

it('leaves a round opening of that radius, and no other way for the light', () => {
  for (const drive of steps) {
    const [blades, opening] = [bladesAt(drive), openingAt(drive)]
    for (const { r, x, z } of places) {
      const met = heights(blades, x, z).length
      if (r < opening * 0.98) expect(met, `${drive}: ${r} of ${opening}`).toBe(0)
      // Behind the bezel nobody sees them; an octagon's corners lie further out than its sides.
      if (r > opening * 1.14 && r < BEZEL.radius - BEZEL.depth / 2 + 0.02)
        expect(met, `${drive}: ${r} of ${opening}`).toBeGreaterThan(0)
    }
  }
})

it('lays each blade over the next without touching it', () => {
  let least = Infinity
  for (const drive of steps) {
    const blades = bladesAt(drive)
    for (const { x, z } of places) {
      const met = heights(blades, x, z)
      for (let k = 1; k < met.length; k += 1) least = Math.min(least, (met[k] ?? 0) - (met[k - 1] ?? 0))
    }
  }
  expect(least).toBeGreaterThan(BLADE.thick * 1.02)
})

it('keeps the blades within the ring, between the bezels', () => {
  const half = BLADE.thick / 2 + BEZEL.axial / 2
  for (const drive of steps)
    for (const blade of bladesAt(drive))
      for (const [x, z] of OUTLINE) {
        const at = new Vector3(x, 0, z).applyMatrix4(blade)
        const r = Math.hypot(at.x, at.z)
        expect(r).toBeLessThan(3.12)
        expect(at.y).toBeLessThan(FRONT - BEZEL.dish * (r - BEZEL.radius) - half)
        expect(at.y).toBeGreaterThan(half - FRONT)
      }
})

it('has an edge wherever the light of its flat faces ends by night', () => {
  // FINE_BRASS leaves steeper ones without their wedges.
  const flat = ([r, y]: readonly [number, number]) => Math.abs(y) / Math.hypot(r, y) > 0.97
  for (const [begins, ends] of normalsOf(bandProfile(BEZEL))) expect(flat(begins)).toBe(flat(ends))
})

it('keeps the light behind the blades', () => {
  for (const drive of steps) {
    const blades = bladesAt(drive)
    const radius = (IRIS.core?.radius ?? 0) * pose.core.scale
    for (const { r, x, z } of places) {
      const [lowest] = heights(blades, x, z)
      if (lowest === undefined || r > radius) continue
      expect(pose.core.y + Math.sqrt(radius * radius - r * r)).toBeLessThan(lowest - BLADE.thick)
    }
  }
})

it('is shut by a cap, clear of the blades and of the light, which takes it in with the first purpose', () => {
  const blades = bladesAt(0)
  // An octagon's corners lie further out than its sides.
  expect(CAP.radius).toBeGreaterThan(SHUT * 1.14)
  expect(CAP.boss).toBeLessThan(SHUT)
  expect(pose.parts[BLADES + 4]?.y).toBe(0)
  const lit = pose.core.y + (IRIS.core?.radius ?? 0) * pose.core.scale
  expect(CAP.from).toBeGreaterThan(lit)
  for (const { r, x, z } of places)
    for (const y of r < CAP.radius ? heights(blades, x, z) : [])
      expect(y - BLADE.thick / 2).toBeGreaterThan(CAP.flange)
  for (let given = 1; given <= purposes.length; given += 1) {
    IRIS.move(driven({ signal: given / purposes.length }), pose)
    expect(pose.parts[BLADES + 4]?.y).toBe(pose.core.y)
    expect(Math.hypot(CAP.radius, CAP.from)).toBeLessThan((IRIS.core?.radius ?? 0) * pose.core.scale)
  }
})

it('stands as shut beside its line as nothing is allowed', () => {
  const consent = placementOf(IRIS.placements, 'consent')
  expect(consent && [driveOf(consent, 0), driveOf(consent, 1)]).toEqual([0, 0])
})
