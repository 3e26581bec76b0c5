import { type Ref, useCallback } from 'react'
import { type Color, Points, type Vector3 } from 'three'
import { packetGeometry } from './packet-geometry.ts'
import { createPacketMaterial } from './packet-material.ts'
import type { Lighting } from './lighting.ts'
import { createStream } from './stream.ts'
import { owns, type Part, usePart } from './use-part.ts'

export interface PacketSpec {
  seed: number
  /** At most MAX_CURVES. */
  curves: number
  perCurve: number
  /** Diameter with halo, units; share of the curve a second. */
  size: number
  speed: number
  /** Fine grains round each curve besides, a draw call more; none by default. */
  stream?: number
  /** They run by `clock` rather than by the scene's time, and can stand still. */
  ownClock?: true
}

/** Write into these each frame; nothing is allocated or uploaded but uniforms. */
export interface PacketsPart extends Part<Points> {
  from: Vector3[]
  /** Control points of the quadratic curves. */
  bend: Vector3[]
  to: Vector3[]
  tint: Color[]
  /** Brightness of each curve's packets, 0..1. */
  level: Float32Array
  /** Seconds; the lighting's own unless the spec says otherwise. */
  clock: { value: number }
}

/** Points of data travelling along quadratic curves: one draw call for all of them. */
export function createPackets(lighting: Lighting, spec: PacketSpec): PacketsPart {
  const clock = spec.ownClock ? { value: 0 } : lighting.uniforms.uTime
  const material = createPacketMaterial(lighting, spec.size, spec.speed, clock)
  const points = new Points(packetGeometry(spec.curves, spec.perCurve, spec.seed), material)
  points.frustumCulled = false
  points.renderOrder = 4
  const stream = spec.stream
    ? createStream(lighting, material.uniforms, spec.curves, spec.stream, spec.seed)
    : null
  if (stream) points.add(stream)
  return {
    object: points,
    from: material.uniforms['uFrom']?.value as Vector3[],
    bend: material.uniforms['uBend']?.value as Vector3[],
    to: material.uniforms['uTo']?.value as Vector3[],
    tint: material.uniforms['uTint']?.value as Color[],
    level: material.uniforms['uLevel']?.value as Float32Array,
    clock,
    dispose: owns(points.geometry, material, ...(stream ? [stream.geometry, stream.material] : [])),
  }
}

interface Props {
  lighting: Lighting
  spec: PacketSpec
  control: Ref<PacketsPart>
}

export function Packets({ lighting, spec, control }: Props) {
  const create = useCallback(() => createPackets(lighting, spec), [lighting, spec])
  return <primitive object={usePart(create, control).object} />
}
