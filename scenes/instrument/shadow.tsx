import { type RefObject, useCallback } from 'react'
import { type Group, Matrix3, Matrix4, Mesh, type Object3D, PlaneGeometry, Vector3, Vector4 } from 'three'
import type { BandSpec } from './band-profile.ts'
import { DEGREE } from './ease.ts'
import type { PlanetsPart } from './planet.tsx'
import type { Lighting } from './lighting.ts'
import { createShadowMaterial, type RingShadow, SHADOW_BALLS, SHADOW_RINGS } from './shadow-material.ts'
import { owns, type Part, usePart } from './use-part.ts'

/** The ring that throws a shadow: a band, or one that is as wide as another shape seems. */
export type ShadowRing = Pick<BandSpec, 'radius' | 'axial' | 'depth' | 'gap'>

export interface Caster {
  ref: RefObject<Group | null>
  ring: ShadowRing
}

/** Where the paper lies behind an instrument that is as deep as it is wide, z in units. */
const PAPER = -4
/** Units: the paper of a scene. */
const SHEET = { width: 36, height: 14 }
/** Rings smaller than this are as good as not drawn: square of a radius, units. */
const SMALL = 1e-3
/** Units that a shadow lies to the right and down for each unit from the paper. */
const SLANT = { x: 0.25, y: -0.3 }

const inverse = new Matrix4()
const local = new Matrix4()

/** Where a point that is so high over the paper throws its shadow. */
const slantX = (x: number, height: number) => x + height * SLANT.x
const slantY = (y: number, height: number) => y + height * SLANT.y

function castRing(object: Object3D, ring: ShadowRing, paper: number, { onto, size }: RingShadow): void {
  const m = local.multiplyMatrices(inverse, object.matrixWorld).elements
  const { radius: r, axial, depth, gap = 0 } = ring
  const [ux, uy] = [slantX(m[0], m[2]) * r, slantY(m[1], m[2]) * r]
  const [vx, vy] = [slantX(m[8], m[10]) * r, slantY(m[9], m[10]) * r]
  const height = m[14] - paper
  onto.set(ux, vx, slantX(m[12], height), uy, vy, slantY(m[13], height), m[2] * r, m[10] * r, height)
  // What is not drawn throws none.
  const drawn = object.visible && ux * ux + uy * uy + vx * vx + vy * vy > SMALL
  const half = axial / 2
  size.set(
    drawn ? depth / 2 / r : 0,
    (gap / 2) * DEGREE,
    slantX(m[4], m[6]) * half,
    slantY(m[5], m[6]) * half,
  )
}

function castBalls(planets: PlanetsPart, paper: number, balls: Vector3[]): void {
  const m = local.multiplyMatrices(inverse, planets.object.matrixWorld).elements
  const scale = Math.hypot(m[0], m[1], m[2])
  const all = planets.object.instanceMatrix.array
  for (let i = 0; i < SHADOW_BALLS && i < planets.object.count; i += 1) {
    const a = all[i * 16 + 12] ?? 0
    const b = all[i * 16 + 13] ?? 0
    const c = all[i * 16 + 14] ?? 0
    const height = Math.max(0, m[2] * a + m[6] * b + m[10] * c + m[14] - paper)
    const x = m[0] * a + m[4] * b + m[8] * c + m[12]
    const y = m[1] * a + m[5] * b + m[9] * c + m[13]
    const radius = Math.hypot(all[i * 16] ?? 0, all[i * 16 + 2] ?? 0) * scale
    balls[i]?.set(slantX(x, height), slantY(y, height), radius)
  }
}

export function createShadow(
  lighting: Lighting,
  rings: readonly Caster[],
  planets?: RefObject<PlanetsPart | null>,
  paper = PAPER,
): Part<Mesh> {
  const casts = Array.from({ length: SHADOW_RINGS }, () => ({ onto: new Matrix3(), size: new Vector4() }))
  const balls = Array.from({ length: SHADOW_BALLS }, () => new Vector3())
  const material = createShadowMaterial(lighting, casts, balls)
  const sheet = new PlaneGeometry(SHEET.width, SHEET.height).translate(0, 0, paper)
  const mesh = new Mesh(sheet, material)
  mesh.renderOrder = -2
  mesh.frustumCulled = false
  mesh.onBeforeRender = () => {
    inverse.copy(mesh.matrixWorld).invert()
    for (let i = 0; i < SHADOW_RINGS; i += 1) {
      const caster = rings[i]
      const cast = casts[i]
      if (caster?.ref.current && cast) castRing(caster.ref.current, caster.ring, paper, cast)
    }
    if (planets?.current) castBalls(planets.current, paper, balls)
  }
  return { object: mesh, dispose: owns(mesh.geometry, material) }
}

interface Props {
  lighting: Lighting
  /** At most SHADOW_RINGS. */
  rings: readonly Caster[]
  planets?: RefObject<PlanetsPart | null>
  /** Where the paper lies, z in units: the flatter an instrument, the nearer. */
  paper?: number
}

/** Daylight only: at night the alpha is 0 and there is no paper to fall on. */
export function Shadow({ lighting, rings, planets, paper }: Props) {
  const create = useCallback(
    () => createShadow(lighting, rings, planets, paper),
    [lighting, rings, planets, paper],
  )
  const shadow = usePart(create)
  return <primitive object={shadow.object} />
}
