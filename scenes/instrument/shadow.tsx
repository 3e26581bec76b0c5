import { type RefObject, useCallback } from 'react'
import { type Group, Matrix4, Mesh, type Object3D, PlaneGeometry, type Vector3, type Vector4 } from 'three'
import type { PlanetsPart } from './planet.tsx'
import type { Lighting } from './lighting.ts'
import { createShadowMaterial, SHADOW_BALLS, SHADOW_RINGS } from './shadow-material.ts'
import { owns, type Part, usePart } from './use-part.ts'

export interface Caster {
  ref: RefObject<Group | null>
  radius: number
  /** Width of the shadow's core and of its blur, units. */
  width: number
  blur: number
}

/** Where the paper lies behind an instrument that is as deep as it is wide, z in units. */
const PAPER = -4
/** Units: the paper of a scene. */
const SHEET = { width: 36, height: 14 }
/** Rings smaller than this are as good as not drawn: square of a radius, units. */
const SMALL = 1e-3
/** Units that a shadow lies to the right and down for each unit from the paper. */
const SLANT = { x: 0.17, y: -0.2 }

const inverse = new Matrix4()
const local = new Matrix4()

/** Where a point of the local frame throws its shadow. */
function castX(x: number, z: number, paper: number): number {
  return x + Math.max(0, z - paper) * SLANT.x
}
function castY(y: number, z: number, paper: number): number {
  return y + Math.max(0, z - paper) * SLANT.y
}

function castRing(object: Object3D, caster: Caster, paper: number, axes: Vector4, at: Vector4): void {
  const m = local.multiplyMatrices(inverse, object.matrixWorld).elements
  const r = caster.radius
  axes.set(m[0] + m[2] * SLANT.x, m[1] + m[2] * SLANT.y, m[8] + m[10] * SLANT.x, m[9] + m[10] * SLANT.y)
  axes.multiplyScalar(r)
  // What is not drawn throws none.
  const width = object.visible && axes.lengthSq() > SMALL ? caster.width : 0
  at.set(castX(m[12], m[14], paper), castY(m[13], m[14], paper), width, caster.blur)
}

function castBalls(planets: PlanetsPart, paper: number, balls: Vector3[]): void {
  const m = local.multiplyMatrices(inverse, planets.object.matrixWorld).elements
  const scale = Math.hypot(m[0], m[1], m[2])
  const all = planets.object.instanceMatrix.array
  for (let i = 0; i < SHADOW_BALLS && i < planets.object.count; i += 1) {
    const a = all[i * 16 + 12] ?? 0
    const b = all[i * 16 + 13] ?? 0
    const c = all[i * 16 + 14] ?? 0
    const z = m[2] * a + m[6] * b + m[10] * c + m[14]
    const x = m[0] * a + m[4] * b + m[8] * c + m[12]
    const y = m[1] * a + m[5] * b + m[9] * c + m[13]
    const radius = Math.hypot(all[i * 16] ?? 0, all[i * 16 + 2] ?? 0) * scale
    balls[i]?.set(castX(x, z, paper), castY(y, z, paper), radius)
  }
}

export function createShadow(
  lighting: Lighting,
  rings: readonly Caster[],
  planets?: RefObject<PlanetsPart | null>,
  paper = PAPER,
): Part<Mesh> {
  const material = createShadowMaterial(lighting)
  const sheet = new PlaneGeometry(SHEET.width, SHEET.height).translate(0, 0, paper)
  const mesh = new Mesh(sheet, material)
  mesh.renderOrder = -2
  mesh.frustumCulled = false
  const axes = material.uniforms['uRings']?.value as Vector4[]
  const places = material.uniforms['uRingAt']?.value as Vector4[]
  const balls = material.uniforms['uBalls']?.value as Vector3[]
  mesh.onBeforeRender = () => {
    inverse.copy(mesh.matrixWorld).invert()
    for (let i = 0; i < SHADOW_RINGS; i += 1) {
      const caster = rings[i]
      const axis = axes[i]
      const at = places[i]
      if (caster?.ref.current && axis && at) castRing(caster.ref.current, caster, paper, axis, at)
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
