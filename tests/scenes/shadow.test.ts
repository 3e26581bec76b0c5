import { Group, type Matrix3, OrthographicCamera, Scene, type ShaderMaterial, type Vector4 } from 'three'
import { describe, expect, it } from 'vitest'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createLighting } from '#scenes/instrument/lighting.ts'
import type { PiecePart } from '#scenes/instrument/piece.ts'
import { castersOf } from '#scenes/instrument/piece-parts.tsx'
import { SHADOW_RINGS } from '#scenes/instrument/shadow-material.ts'
import { createShadow, type ShadowRing } from '#scenes/instrument/shadow.tsx'

const PAPER = -4
const RING: ShadowRing = { radius: 2, axial: 0.5, depth: 0.2 }

/** What the paper is told of a ring: [x, y and height] of both axes and the middle, and its sizes. */
function thrown(ring: ShadowRing, stand: (object: Group) => void) {
  const object = new Group()
  stand(object)
  const shadow = createShadow(createLighting(0), [{ ref: { current: object }, ring }], undefined, PAPER)
  const scene = new Scene().add(object, shadow.object)
  scene.updateMatrixWorld()
  const material = shadow.object.material as ShaderMaterial
  // The renderer calls this before it draws the paper; only the object's own place is read.
  const [renderer, geometry, group] = [null as never, shadow.object.geometry, null as never]
  shadow.object.onBeforeRender(renderer, scene, new OrthographicCamera(), geometry, material, group)
  const onto = material.uniforms['uRings']?.value as Matrix3[] | undefined
  const sizes = material.uniforms['uRingSizes']?.value as Vector4[] | undefined
  const e = onto?.[0]?.elements ?? []
  shadow.dispose()
  return { u: e.slice(0, 3), v: e.slice(3, 6), middle: e.slice(6, 9), size: sizes?.[0]?.toArray() ?? [] }
}

/** Turns a ring's face to the reader. */
const face = (object: Group) => object.rotation.set(90 * DEGREE, 0, 0)

describe("a ring's shadow", () => {
  it('lies under a ring that lies on the paper', () => {
    const { middle, size } = thrown(RING, (object) => {
      face(object)
      object.position.set(1, 2, PAPER)
    })
    expect(middle[0]).toBeCloseTo(1)
    expect(middle[1]).toBeCloseTo(2)
    expect(middle[2]).toBeCloseTo(0)
    expect(size[0]).toBeCloseTo(RING.depth / 2 / RING.radius)
  })

  it('falls to the right and down, the further the higher the ring is', () => {
    const [low, high] = [-3, 0].map((z) =>
      thrown(RING, (object) => {
        face(object)
        object.position.z = z
      }),
    )
    expect(low?.middle[2]).toBeCloseTo(1)
    expect(high?.middle[2]).toBeCloseTo(4)
    expect(high?.middle[0]).toBeGreaterThan(low?.middle[0] ?? Infinity)
    expect(low?.middle[0]).toBeGreaterThan(0)
    expect(high?.middle[1]).toBeLessThan(low?.middle[1] ?? -Infinity)
    expect(low?.middle[1]).toBeLessThan(0)
  })

  it('is as wide as the depth of a ring that faces the paper, and as the wall of one that stands on it', () => {
    const facing = thrown(RING, face)
    // The axis of a ring is its y; a wall that points at the paper only slants.
    expect(Math.hypot(...facing.u.slice(0, 2))).toBeCloseTo(RING.radius)
    expect(Math.hypot(...facing.size.slice(2))).toBeLessThan(RING.axial / 4)
    const standing = thrown(RING, () => {})
    expect(Math.hypot(...standing.size.slice(2))).toBeCloseTo(RING.axial / 2)
    expect(Math.abs(standing.v[2] ?? 0)).toBeCloseTo(RING.radius)
  })

  it('is open where the ring is, and none where the ring is not drawn', () => {
    expect(thrown({ ...RING, gap: 60 }, face).size[1]).toBeCloseTo(30 * DEGREE)
    const hidden = (object: Group) => {
      object.visible = false
    }
    expect(thrown(RING, hidden).size[0]).toBe(0)
    expect(thrown(RING, (object) => object.scale.setScalar(1e-3)).size[0]).toBe(0)
  })
})

describe('casters of a piece', () => {
  const band = (radius: number) => ({ radius, axial: 0.1, depth: 0.1, rim: 0.02, groove: 0.01 })
  const castersFor = (parts: readonly PiecePart[]) =>
    castersOf(
      parts,
      parts.map(() => ({ group: { current: null } })),
    )

  it('are its bands and the shapes that say what they are like, the largest first', () => {
    const solid = () => {}
    const shadow = { radius: 2, axial: 0.1, depth: 0.4 }
    const parts = [{ band: band(1) }, { solid }, { solid, shadow }, { band: band(3) }]
    expect(castersFor(parts).map(({ ring }) => ring.radius)).toEqual([3, 2, 1])
  })

  it('are no more than the paper knows', () => {
    const parts = Array.from({ length: SHADOW_RINGS + 3 }, (_, i) => ({ band: band(1 + i) }))
    const radii = castersFor(parts).map(({ ring }) => ring.radius)
    expect(radii).toHaveLength(SHADOW_RINGS)
    expect(Math.min(...radii)).toBe(4)
  })

  it('leave out what is seen through a glass: it is another picture of the same band', () => {
    const parts: PiecePart[] = [
      { band: band(3), brass: { glass: 'past' } },
      { band: band(3), brass: { glass: 'through' } },
    ]
    expect(castersFor(parts)).toHaveLength(1)
  })
})
