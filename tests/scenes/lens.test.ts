import { EqualStencilFunc, Group, NotEqualStencilFunc, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createBrass, PANE_STENCIL } from '#scenes/instrument/brass-material.ts'
import { createLighting } from '#scenes/instrument/lighting.ts'
import { createPane } from '#scenes/instrument/pane.tsx'
import { applyPart } from '#scenes/instrument/piece-apply.ts'
import { partsAt } from '#scenes/instrument/piece.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { BEARING, FOOT, LENS, WHEEL } from '#scenes/lens/index.tsx'
import { driven } from './drive.ts'

const lighting = createLighting(1)
const GLASS = LENS.parts.findIndex(({ pane }) => pane)
const through = LENS.parts.flatMap(({ brass }, i) => (brass?.glass === 'through' ? [i] : []))
const past = LENS.parts.flatMap(({ brass }, i) => (brass?.glass === 'past' ? [i] : []))

function posed(drive: number) {
  const out = createPiecePose(LENS.parts.length, 0)
  LENS.move(driven({ drive }), out)
  return out
}

/** Where the group of a part has a point of its own, in the piece. */
function placed(part: ReturnType<typeof posed>['parts'][number] | undefined, point: Vector3): Vector3 {
  const group = new Group()
  if (part) applyPart(group, part)
  group.updateMatrixWorld()
  return group.localToWorld(point.clone())
}

describe('the reading glass', () => {
  it('shows each part that lies beneath it', () => {
    expect(through).toHaveLength(past.length)
    through.forEach((image, i) => {
      const own = LENS.parts[past[i] ?? -1]
      expect({ ...LENS.parts[image]?.band, crown: 0 }).toEqual({ ...own?.band, crown: 0 })
      expect(LENS.parts[image]?.solid).toBe(own?.solid)
    })
  })

  it.each([0, 0.4, 1, 1.3])(
    'keeps what lies under its middle in its place, and enlarges the rest, at %s',
    (drive) => {
      const { parts } = posed(drive)
      const glass = parts[GLASS]
      through.forEach((image, i) => {
        const own = parts[past[i] ?? -1]
        const group = new Group()
        if (own) applyPart(group, own)
        group.updateMatrixWorld()
        const middle = group.worldToLocal(new Vector3(glass?.x, own?.y, glass?.z))
        const beside = middle.clone().add(new Vector3(0.2, 0, 0))
        const seen = placed(parts[image], middle)
        expect(seen.distanceTo(placed(own, middle))).toBeLessThan(1e-6)
        expect(placed(parts[image], beside).distanceTo(seen)).toBeCloseTo(0.2 * (parts[image]?.scale ?? 0))
        expect(parts[image]?.scale).toBeGreaterThan(1.3)
      })
    },
  )

  it('is cut by the stencil that the pane writes before any metal', () => {
    const { object } = createPane(lighting, 1, 'high')
    const mask = object.children.find(({ renderOrder }) => renderOrder < 0)
    expect(mask).toMatchObject({
      material: { stencilWrite: true, stencilRef: PANE_STENCIL, colorWrite: false, transparent: false },
    })
    const cut = { stencilWrite: true, stencilRef: PANE_STENCIL }
    expect(createBrass(lighting, 'high', { glass: 'through' })).toMatchObject({
      ...cut,
      stencilFunc: EqualStencilFunc,
    })
    expect(createBrass(lighting, 'high', { glass: 'past' })).toMatchObject({
      ...cut,
      stencilFunc: NotEqualStencilFunc,
    })
    expect(createBrass(lighting, 'high').stencilWrite).toBe(false)
  })

  it('shows no image on the lowest tier, whose metal is one draw call', () => {
    const plain = partsAt(LENS, true)
    expect(plain.some(({ brass }) => brass?.glass === 'through')).toBe(false)
    expect(plain.filter(({ brass }) => brass?.glass === 'past')).toHaveLength(past.length)
    expect(createPane(lighting, 1, 'low').object.children).toHaveLength(1)
  })
})

it('runs its wheel in rollers that the scale carries', () => {
  const { at, radius, flange, groove, foot } = BEARING
  const gap = at - radius - WHEEL.radius
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(0.03)
  // A smooth edge, as the rollers are; it is held between the flanges.
  expect(WHEEL.tooth).toBe(0)
  expect(at - flange).toBeLessThan(WHEEL.radius - 0.05)
  expect(groove).toBeGreaterThan(WHEEL.thickness / 2)
  const scale = LENS.parts.find(({ band, brass }) => band && brass?.glass === 'past')?.band
  const inner = (scale?.radius ?? 0) - (scale?.depth ?? 0) / 2
  expect(at + flange).toBeLessThan(inner)
  // The feet of its arms stand on it.
  expect(foot - FOOT).toBeGreaterThan(inner)
})
