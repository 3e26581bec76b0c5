import { type RefObject, useMemo } from 'react'
import type { Group } from 'three'
import type { OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'

/** What each frame writes to, but for the metal. */
export interface CrankRefs {
  tilt: RefObject<Group | null>
  base: RefObject<Group | null>
  dust: RefObject<Group | null>
  planets: RefObject<PlanetsPart | null>
  orbits: RefObject<OrbitsPart | null>
}

export const useCrankRefs = () =>
  useMemo(
    (): CrankRefs => ({
      tilt: { current: null },
      base: { current: null },
      dust: { current: null },
      planets: { current: null },
      orbits: { current: null },
    }),
    [],
  )
