import { InstancedBufferAttribute, type InstancedBufferGeometry } from 'three'
import { stripGeometry } from './strip-geometry.ts'

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

/** A strip for each orbit. */
export function orbitGeometry(orbits: readonly OrbitSpec[], segments: number): InstancedBufferGeometry {
  const geometry = stripGeometry(segments, orbits.length)
  const shape = orbits.flatMap((orbit, slot) => [orbit.radius, orbit.width, slot % ORBIT_SLOTS, 1])
  const look = orbits.flatMap((orbit) => [orbit.dashes, orbit.duty, orbit.brightness, orbit.trail])
  const planes = orbits.flatMap(() => [0, 0, 0, 1])
  geometry.setAttribute('aPlane', new InstancedBufferAttribute(new Float32Array(planes), 4))
  geometry.setAttribute('aOrbit', new InstancedBufferAttribute(new Float32Array(shape), 4))
  geometry.setAttribute('aLook', new InstancedBufferAttribute(new Float32Array(look), 4))
  return geometry
}
