import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry } from 'three'

export interface OrbitSpec {
  radius: number
  /** Line width, CSS px. */
  width: number
  /** Dashes around; 0 is solid. */
  dashes: number
  /** 0..1 of each dash that is drawn. */
  duty: number
  /** Opacity away from the planet, and how fast the trail behind it fades; 0: none; −1: a gauge. */
  brightness: number
  trail: number
}

/** At most this many orbits follow a planet (two vec4 of angles). */
export const ORBIT_SLOTS = 8

/** A strip of unit parameters (place 0..1, side ±1); the shader bends it into each orbit. */
export function orbitGeometry(orbits: readonly OrbitSpec[], segments: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  const strip: number[] = []
  const index: number[] = []
  for (let i = 0; i <= segments; i += 1) {
    strip.push(i / segments, -1, 0, i / segments, 1, 0)
    if (i < segments) index.push(i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 2, i * 2 + 1, i * 2 + 3)
  }
  const shape = orbits.flatMap((orbit, slot) => [orbit.radius, orbit.width, slot % ORBIT_SLOTS, 1])
  const look = orbits.flatMap((orbit) => [orbit.dashes, orbit.duty, orbit.brightness, orbit.trail])
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(strip), 3))
  geometry.setIndex(index)
  geometry.setAttribute('aOrbit', new InstancedBufferAttribute(new Float32Array(shape), 4))
  geometry.setAttribute('aLook', new InstancedBufferAttribute(new Float32Array(look), 4))
  geometry.instanceCount = orbits.length
  return geometry
}
