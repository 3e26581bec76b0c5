import { type Ref, useCallback } from 'react'
import { InstancedBufferAttribute, InstancedMesh, SphereGeometry } from 'three'
import { metals, type PlanetColour } from '#src/content/planets.ts'
import { planetIndex } from './palette.ts'
import { createPlanetMaterial } from './planet-material.ts'
import type { Lighting } from './lighting.ts'
import type { Tier } from './scene-props.ts'
import { owns, type Part, usePart } from './use-part.ts'

/** One planet or moon: what it is made of. Where it is comes from the scene's pose. */
export interface Body {
  colour: PlanetColour
  /** 0 stone .. 1 metal. */
  metal: number
  /** Depth of its strata, 0..1. */
  strata: number
}

/** A planet of one of the colours: of metal, polished, or of stone. */
export const bodyOf = (colour: PlanetColour): Body => {
  const metal = metals[colour] ?? 0
  return { colour, metal, strata: metal ? 0.2 : 0.5 }
}

const PLANET_SEGMENTS: Record<Tier, readonly [number, number]> = {
  high: [48, 32],
  medium: [36, 24],
  low: [28, 18],
}

/** Triangles that all bodies of a scene share: the more there are, the smaller is each. */
const SHARED: Record<Tier, number> = { high: 100_000, medium: 50_000, low: 50_000 }

function segmentsFor(count: number, tier: Tier): readonly [around: number, down: number] {
  const [around, down] = PLANET_SEGMENTS[tier]
  const most = Math.floor(Math.sqrt(SHARED[tier] / (1.4 * count)))
  return most < around ? [most, Math.round(0.7 * most)] : [around, down]
}

export interface PlanetsPart extends Part<InstancedMesh> {
  /**
   * Puts body i at x y z with a radius and a turn about its axis (radians); `long`: how long it is along x, as a share of its
   * diameter, 1 unless said otherwise. Allocates nothing.
   */
  place: (i: number, x: number, y: number, z: number, radius: number, turn: number, long?: number) => void
  /** Opacity of body i, 0..1: the page shows through what is not looked at. */
  shade: (i: number, level: number) => void
  /** Call once per frame after placing. */
  commit: () => void
}

/** All planets and moons of a scene in one draw call. */
export function createPlanets(lighting: Lighting, tier: Tier, bodies: readonly Body[]): PlanetsPart {
  const geometry = new SphereGeometry(1, ...segmentsFor(bodies.length, tier))
  const data = bodies.flatMap((body, i) => [
    planetIndex(body.colour),
    body.metal,
    body.strata,
    i * 0.37 + 0.1,
  ])
  geometry.setAttribute('aBody', new InstancedBufferAttribute(new Float32Array(data), 4))
  const levels = new InstancedBufferAttribute(new Float32Array(bodies.length).fill(1), 1)
  geometry.setAttribute('aLevel', levels)
  const mesh = new InstancedMesh(geometry, createPlanetMaterial(lighting, tier), bodies.length)
  mesh.frustumCulled = false
  const matrices = mesh.instanceMatrix.array
  return {
    object: mesh,
    place: (i, x, y, z, radius, turn, long = 1) => {
      const c = Math.cos(turn) * radius
      const s = Math.sin(turn) * radius
      const at = i * 16
      matrices[at] = c * long
      matrices[at + 2] = -s
      matrices[at + 5] = radius
      matrices[at + 8] = s * long
      matrices[at + 10] = c
      matrices[at + 12] = x
      matrices[at + 13] = y
      matrices[at + 14] = z
      matrices[at + 15] = 1
    },
    shade: (i, level) => {
      if (levels.getX(i) === level) return
      levels.setX(i, level)
      levels.needsUpdate = true
    },
    commit: () => {
      mesh.instanceMatrix.needsUpdate = true
    },
    // The mesh itself holds the buffer of its matrices.
    dispose: owns(geometry, mesh.material as ReturnType<typeof createPlanetMaterial>, mesh),
  }
}

interface Props {
  lighting: Lighting
  tier: Tier
  bodies: readonly Body[]
  /** Receives the part, null after unmount. */
  control: Ref<PlanetsPart>
}

export function Planets({ lighting, tier, bodies, control }: Props) {
  const create = useCallback(() => createPlanets(lighting, tier, bodies), [lighting, tier, bodies])
  return <primitive object={usePart(create, control).object} />
}
