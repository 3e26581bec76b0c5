import {
  Group,
  type Matrix3,
  type Mesh,
  OrthographicCamera,
  Scene,
  type ShaderMaterial,
  type Vector3,
  type Vector4,
} from 'three'
import { describe, expect, it } from 'vitest'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createLighting, type Lighting, shine } from '#scenes/instrument/lighting.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, ROD } from '#scenes/instrument/metalwork.ts'
import { cast, castRods, mirror, type RingSize, rodsOf } from '#scenes/instrument/rings.ts'
import { SHADOW_RINGS, SHADOW_RODS } from '#scenes/instrument/shadow-material.ts'
import { createShadow } from '#scenes/instrument/shadow.tsx'

const PAPER = -4
const RING: RingSize = { radius: 2, axial: 0.5, depth: 0.2 }

/** What the renderer does before it draws the paper; only the object's own place is read. */
function draw(paper: Mesh): void {
  const unused = null as never
  paper.onBeforeRender(unused, unused, new OrthographicCamera(), paper.geometry, unused, unused)
}

function sizesOf({ material }: Mesh): number[][] {
  const sizes = (material as ShaderMaterial).uniforms['uRingSizes']?.value as Vector4[] | undefined
  return sizes?.map((size) => size.toArray()) ?? []
}

/** What the paper is told of a ring: [x, y and height] of both axes and the middle, and its sizes. */
function thrown(ring: RingSize, stand: (object: Group) => void) {
  const lighting = createLighting(0)
  const object = new Group()
  const holder = new Group().add(object)
  stand(object)
  cast(lighting, object, ring)
  const shadow = createShadow(lighting, undefined, PAPER)
  const scene = new Scene().add(holder, shadow.object)
  scene.updateMatrixWorld()
  draw(shadow.object)
  const material = shadow.object.material as ShaderMaterial
  const onto = material.uniforms['uRings']?.value as Matrix3[] | undefined
  const e = onto?.[0]?.elements ?? []
  const size = sizesOf(shadow.object)[0] ?? []
  shadow.dispose()
  return { u: e.slice(0, 3), v: e.slice(3, 6), middle: e.slice(6, 9), size }
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

  it('lies as far off as its instrument is large: the paper keeps with it', () => {
    const lighting = createLighting(0)
    const ring = new Group()
    const instrument = new Group().add(ring)
    instrument.position.set(3, 1, 0)
    instrument.scale.setScalar(0.4)
    cast(lighting, ring, RING)
    const { object } = createShadow(lighting, undefined, PAPER, { current: instrument })
    new Scene().add(instrument, object).updateMatrixWorld()
    draw(object)
    const onto = (object.material as ShaderMaterial).uniforms['uRings']?.value as Matrix3[] | undefined
    expect(onto?.[0]?.elements[8]).toBeCloseTo(-PAPER)
    expect(object.matrixWorld.elements[0]).toBeCloseTo(0.4)
    expect(object.matrixWorld.elements[12]).toBeCloseTo(3)
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
    const held = ({ parent }: Group) => {
      if (parent) parent.visible = false
    }
    expect(thrown(RING, held).size[0]).toBe(0)
    expect(thrown(RING, (object) => object.scale.setScalar(1e-3)).size[0]).toBe(0)
  })
})

describe('what throws shadows', () => {
  const size = (radius: number) => ({ radius, axial: 0.1, depth: 0.1 })

  it('are the bands that are mirrored and the shapes that are like a ring, the largest first, until they go', () => {
    const lighting = createLighting(0)
    mirror(lighting, new Group(), size(1))
    const end = mirror(lighting, new Group(), size(3))
    cast(lighting, new Group(), size(2))
    const radii = () => lighting.casters.map(({ size: { radius } }) => radius)
    expect(radii()).toEqual([3, 2, 1])
    expect(lighting.bands.map(({ size: { radius } }) => radius)).toEqual([3, 1])
    end()
    expect(radii()).toEqual([2, 1])
    expect(lighting.bands).toHaveLength(1)
  })

  it('are no more than the paper knows, and leave it as they go', () => {
    const lighting = createLighting(0)
    const ends = Array.from({ length: SHADOW_RINGS + 3 }, (_, i) => cast(lighting, new Group(), size(1 + i)))
    const { object } = createShadow(lighting)
    draw(object)
    expect(sizesOf(object).filter(([depth]) => depth !== 0)).toHaveLength(SHADOW_RINGS)
    ends.forEach((end) => end())
    draw(object)
    expect(sizesOf(object).filter(([depth]) => depth !== 0)).toEqual([])
  })
})

describe("a rod's shadow", () => {
  const rodSizes = ({ material }: Mesh) => {
    const sizes = (material as ShaderMaterial).uniforms['uRodSizes']?.value as Vector3[] | undefined
    return sizes?.map((size) => size.toArray()) ?? []
  }
  const long = { from: [0, 0, 0], to: [2, 0, 1], radius: 0.1 } as const

  it('goes from one end of it to the other, further aside the higher that is over the paper', () => {
    const lighting = createLighting(0)
    const object = new Group()
    object.position.set(1, 2, PAPER)
    castRods(lighting, object, [long])
    const shadow = createShadow(lighting, undefined, PAPER)
    new Scene().add(object, shadow.object).updateMatrixWorld()
    draw(shadow.object)
    const lines = (shadow.object.material as ShaderMaterial).uniforms['uRods']?.value as Vector4[] | undefined
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = lines?.[0]?.toArray() ?? []
    expect([x0, y0]).toEqual([1, 2])
    expect(x1).toBeGreaterThan(3)
    expect(y1).toBeLessThan(2)
    expect(rodSizes(shadow.object)[0]).toEqual([0.1, 0, 1])
  })

  it('is thrown by the longest that the paper knows, and by none that is hidden or gone', () => {
    const lighting = createLighting(0)
    const hidden = new Group()
    hidden.visible = false
    const ends = [
      castRods(lighting, hidden, [{ ...long, to: [9, 0, 0] }]),
      castRods(
        lighting,
        new Group(),
        Array.from({ length: SHADOW_RODS + 2 }, (_, i) => ({ ...long, to: [1 + i / 10, 0, 0] as const })),
      ),
    ]
    const { object } = createShadow(lighting)
    draw(object)
    expect(lighting.rods.map(({ rod }) => rod.to[0]).slice(0, 2)).toEqual([9, 1 + (SHADOW_RODS + 1) / 10])
    expect(rodSizes(object).filter(([radius]) => radius !== 0)).toHaveLength(SHADOW_RODS - 1)
    ends.forEach((end) => end())
    draw(object)
    expect(rodSizes(object).filter(([radius]) => radius !== 0)).toEqual([])
  })

  it('belongs to what is turned and long', () => {
    const builder = new MeshBuilder()
    addTurned(builder, [0, 0, 0], [0, 2, 0], ROD(0.1))
    addTurned(builder, [0, 0, 0], [0, 0.2, 0], ROD(0.1))
    const [rod, ...others] = rodsOf(builder.build())
    expect(rod).toMatchObject({ from: [0, 0, 0], to: [0, 2, 0] })
    expect(rod?.radius).toBeCloseTo(0.08)
    expect(others).toEqual([])
  })
})

describe("the core's light on the paper", () => {
  /** Where the pool is, and its radius. */
  function poolOf(lighting: Lighting, core = new Group()): readonly number[] {
    const shadow = createShadow(lighting, undefined, PAPER)
    new Scene().add(core, shadow.object).updateMatrixWorld()
    draw(shadow.object)
    const said = (shadow.object.material as ShaderMaterial).uniforms['uPool']?.value as Vector4 | undefined
    shadow.dispose()
    return said?.toArray() ?? []
  }

  /** Of a core of radius 1, so high over the middle of the paper. */
  function pool(height: number, drawn = true): readonly number[] {
    const lighting = createLighting(0)
    const core = new Group()
    core.position.z = PAPER + height
    core.visible = drawn
    shine(lighting, core, 1, 4)
    return poolOf(lighting, core)
  }

  it('falls where a shadow would, and is wider and fainter the higher the core is', () => {
    const [low, high] = [pool(1), pool(4)]
    const { middle } = thrown(RING, face)
    expect(high[0]).toBeCloseTo(middle[0] ?? 9)
    expect(high[1]).toBeCloseTo(middle[1] ?? 9)
    expect(low[2]).toBeGreaterThan(1)
    expect(high[2]).toBeGreaterThan(low[2] ?? 9)
    expect(high[3]).toBeLessThan(low[3] ?? -1)
  })

  it('is not there without a core that is drawn', () => {
    expect(pool(4, false)[2]).toBe(0)
    expect(poolOf(createLighting(0))[2]).toBe(0)
  })
})
