import { type RefObject, useMemo, useRef } from 'react'
import type { Group } from 'three'
import type { BandPart } from '#scenes/instrument/bands.tsx'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'
import { GATES } from './config.ts'

export interface GateRef {
  group: RefObject<Group | null>
  band: RefObject<BandPart | null>
}

/** What a pose is written to. */
export type GatesRefs = ReturnType<typeof useGatesRefs>

export function useGatesRefs() {
  const frames = useMemo(
    () =>
      Array.from({ length: GATES }, (): GateRef => ({ group: { current: null }, band: { current: null } })),
    [],
  )
  return {
    tilt: useRef<Group>(null),
    yaw: useRef<Group>(null),
    pitch: useRef<Group>(null),
    roll: useRef<Group>(null),
    core: useRef<Group>(null),
    dust: useRef<Group>(null),
    rotors: useRef<readonly Group[]>([]),
    beads: useRef<PlanetsPart>(null),
    frames,
  }
}
