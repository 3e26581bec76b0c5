import { useRef } from 'react'
import type { Group } from 'three'
import type { OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'

/** What each frame writes to, but for the metal. */
export type CrankRefs = ReturnType<typeof useCrankRefs>

export const useCrankRefs = () => ({
  tilt: useRef<Group>(null),
  base: useRef<Group>(null),
  dust: useRef<Group>(null),
  planets: useRef<PlanetsPart>(null),
  orbits: useRef<OrbitsPart>(null),
})
