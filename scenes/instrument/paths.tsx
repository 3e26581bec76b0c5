import { type RefObject, useCallback, useLayoutEffect, type Ref } from 'react'
import { Mesh, type Vector2, type Vector3 } from 'three'
import type { PacketsPart } from './packets.tsx'
import { pathGeometry } from './path-geometry.ts'
import { createPathMaterial } from './path-material.ts'
import type { Lighting } from './lighting.ts'
import type { Tier } from './scene-props.ts'
import { owns, type Part, usePart } from './use-part.ts'

export interface PathSpec {
  /** At most MAX_CURVES, and how many of them, from the first, end at the core. */
  curves: number
  hub: number
  /** CSS px. */
  width: number
  halo: number
}

const PATH_SEGMENTS: Record<Tier, number> = { high: 64, medium: 48, low: 32 }

interface Curves {
  from: Vector3[]
  bend: Vector3[]
  to: Vector3[]
}

/** Write into the levels each frame. */
export interface PathsPart extends Part<Mesh> {
  /** 0..1: from a hairline to a glowing way. */
  bright: Float32Array
  /** Opacity, 0..1. */
  shown: Float32Array
  /** Radii of the bodies at both ends, units: a way does not cross the face of what it leads to. */
  clear: Vector2[]
  /** Runs along the very vectors of a cloud of packets: moved once, both move. */
  follow: (curves: Curves) => void
}

/** The ways that packets run on: one draw call for all of them. */
export function createPaths(lighting: Lighting, tier: Tier, spec: PathSpec): PathsPart {
  const material = createPathMaterial(lighting, spec.width, spec.halo)
  const mesh = new Mesh(pathGeometry(spec.curves, spec.hub, PATH_SEGMENTS[tier]), material)
  mesh.frustumCulled = false
  mesh.renderOrder = 3
  const { uFrom, uBend, uTo, uBright, uShown, uEnds } = material.uniforms
  return {
    object: mesh,
    bright: uBright?.value as Float32Array,
    shown: uShown?.value as Float32Array,
    clear: uEnds?.value as Vector2[],
    follow({ from, bend, to }) {
      if (uFrom) uFrom.value = from
      if (uBend) uBend.value = bend
      if (uTo) uTo.value = to
    },
    dispose: owns(mesh.geometry, material),
  }
}

interface Props {
  lighting: Lighting
  tier: Tier
  spec: PathSpec
  /** Mounted before the paths. */
  packets: RefObject<PacketsPart | null>
  control: Ref<PathsPart>
}

export function Paths({ lighting, tier, spec, packets, control }: Props) {
  const create = useCallback(() => createPaths(lighting, tier, spec), [lighting, tier, spec])
  const paths = usePart(create, control)
  useLayoutEffect(() => {
    if (packets.current) paths.follow(packets.current)
  }, [paths, packets])
  return <primitive object={paths.object} />
}
