import { type RefObject, useCallback, useEffect } from 'react'
import { type Group, Matrix3, Matrix4, Mesh, type Object3D, PlaneGeometry, Vector3, Vector4 } from 'three'
import { DEGREE } from './ease.ts'
import type { PlanetsPart } from './planet.tsx'
import type { Lighting } from './lighting.ts'
import { cast, castRods, type Ring, type RingSize, type Rod, type RodCaster } from './rings.ts'
import {
  createShadowMaterial,
  type RingShadow,
  type RodShadow,
  SHADOW_BALLS,
  SHADOW_RINGS,
  SHADOW_RODS,
} from './shadow-material.ts'
import { owns, type Part, usePart } from './use-part.ts'

/** Where the paper lies behind an instrument that is as deep as it is wide, z in units. */
const PAPER = -4
/** Units: the paper of a scene. */
const SHEET = { width: 36, height: 18 }
/** Rings smaller than this are as good as not drawn: square of a radius, units. */
const SMALL = 1e-3
/** Units that a shadow lies to the right and down for each unit from the paper. */
const SLANT = { x: 0.25, y: -0.3 }
/** Units that the core's light is wider for each unit from the paper. */
const SPREAD = 0.12

const inverse = new Matrix4()
const local = new Matrix4()

/** Where a point that is so high over the paper throws its shadow. */
const slantX = (x: number, height: number) => x + height * SLANT.x
const slantY = (y: number, height: number) => y + height * SLANT.y

/** It and all that it hangs in are drawn. */
function isDrawn(object: Object3D): boolean {
  return object.visible && (object.parent === null || isDrawn(object.parent))
}

function castRing({ object, size: ring }: Ring, paper: number, { onto, size }: RingShadow): void {
  const m = local.multiplyMatrices(inverse, object.matrixWorld).elements
  const { radius: r, axial, depth, gap = 0 } = ring
  const ux = slantX(m[0], m[2]) * r
  const uy = slantY(m[1], m[2]) * r
  const vx = slantX(m[8], m[10]) * r
  const vy = slantY(m[9], m[10]) * r
  const height = m[14] - paper
  onto.set(ux, vx, slantX(m[12], height), uy, vy, slantY(m[13], height), m[2] * r, m[10] * r, height)
  // What is not drawn throws none.
  const drawn = isDrawn(object) && ux * ux + uy * uy + vx * vx + vy * vy > SMALL
  const half = axial / 2
  size.set(
    drawn ? depth / 2 / r : 0,
    (gap / 2) * DEGREE,
    slantX(m[4], m[6]) * half,
    slantY(m[5], m[6]) * half,
  )
}

const tip = new Vector3()

function castRod({ object, rod }: RodCaster, paper: number, { onto, size }: RodShadow): void {
  local.multiplyMatrices(inverse, object.matrixWorld)
  const m = local.elements
  tip.set(...rod.from).applyMatrix4(local)
  const before = tip.z - paper
  onto.x = slantX(tip.x, before)
  onto.y = slantY(tip.y, before)
  tip.set(...rod.to).applyMatrix4(local)
  const after = tip.z - paper
  onto.z = slantX(tip.x, after)
  onto.w = slantY(tip.y, after)
  size.set(isDrawn(object) ? rod.radius * Math.hypot(m[0], m[1], m[2]) : 0, before, after)
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

/** The light that the core gathers on the paper: its middle, its radius, wider the higher the core is, and its strength there, 0..1. */
function castPool({ core }: Lighting, paper: number, pool: Vector4): void {
  if (!core || !isDrawn(core.object)) {
    pool.setZ(0)
    return
  }
  const m = local.multiplyMatrices(inverse, core.object.matrixWorld).elements
  const height = Math.max(0, m[14] - paper)
  const ball = core.radius * Math.hypot(m[0], m[1], m[2])
  const radius = ball + SPREAD * height
  pool.set(slantX(m[12], height), slantY(m[13], height), radius, ball / radius)
}

export function createShadow(
  lighting: Lighting,
  planets?: RefObject<PlanetsPart | null>,
  paper = PAPER,
  instrument?: RefObject<Group | null>,
): Part<Mesh> {
  const casts = Array.from({ length: SHADOW_RINGS }, () => ({ onto: new Matrix3(), size: new Vector4() }))
  const rods = Array.from({ length: SHADOW_RODS }, () => ({ onto: new Vector4(), size: new Vector3() }))
  const balls = Array.from({ length: SHADOW_BALLS }, () => new Vector3())
  const pool = new Vector4()
  const material = createShadowMaterial(lighting, casts, rods, balls, pool)
  const sheet = new PlaneGeometry(SHEET.width, SHEET.height).translate(0, 0, paper)
  const mesh = new Mesh(sheet, material)
  mesh.renderOrder = -2
  mesh.frustumCulled = false
  mesh.onBeforeRender = () => {
    if (instrument?.current) {
      mesh.position.copy(instrument.current.position)
      mesh.scale.copy(instrument.current.scale)
      mesh.updateMatrixWorld()
    }
    inverse.copy(mesh.matrixWorld).invert()
    for (let i = 0; i < casts.length; i += 1) {
      const caster = lighting.casters[i]
      const out = casts[i]
      if (caster && out) castRing(caster, paper, out)
      else out?.size.set(0, 0, 0, 0)
    }
    for (let i = 0; i < rods.length; i += 1) {
      const caster = lighting.rods[i]
      const out = rods[i]
      if (caster && out) castRod(caster, paper, out)
      else out?.size.setX(0)
    }
    if (planets?.current) castBalls(planets.current, paper, balls)
    castPool(lighting, paper, pool)
  }
  return { object: mesh, dispose: owns(mesh.geometry, material) }
}

interface Props {
  lighting: Lighting
  planets?: RefObject<PlanetsPart | null>
  /** Where the paper lies, z in units: the flatter an instrument, the nearer. */
  paper?: number | undefined
  /** The paper keeps with its place and size, else with those of the scene: beside a small one it would lie far off. */
  instrument?: RefObject<Group | null>
}

/** Throws the shadows of the scene's largest rings and longest rods. Daylight only: at night the alpha is 0 and there is no paper to fall on. */
export function Shadow({ lighting, planets, paper, instrument }: Props) {
  const create = useCallback(
    () => createShadow(lighting, planets, paper, instrument),
    [lighting, planets, paper, instrument],
  )
  const shadow = usePart(create)
  return <primitive object={shadow.object} />
}

/** What throws the shadow of a ring, or those of rods. */
export type Caster = readonly [object: Object3D | null | undefined, shape: RingSize | readonly Rod[]]

/** What is no band throws the shadow of a ring of this size, or those of its rods, while it is mounted. `find` keeps its identity. */
export function useCasters(lighting: Lighting, find: () => readonly Caster[]): void {
  useEffect(() => {
    const ends = find().flatMap(([object, shape]) => {
      if (!object) return []
      return 'radius' in shape ? [cast(lighting, object, shape)] : [castRods(lighting, object, shape)]
    })
    return () => ends.forEach((end) => end())
  }, [lighting, find])
}
