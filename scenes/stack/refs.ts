import { type RefObject, useMemo, useRef } from 'react'
import type { Group } from 'three'
import type { OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { PacketsPart } from '#scenes/instrument/packets.tsx'
import type { DiscsPart } from './discs.tsx'

/** The discs that throw a shadow: those between fall into theirs. */
export const CASTING = [0, 2, 5] as const

/** What a pose is written to. */
export type StackRefs = ReturnType<typeof useStackRefs>

export function useStackRefs() {
  const casters = useMemo(() => CASTING.map((): RefObject<Group | null> => ({ current: null })), [])
  return {
    discs: useRef<DiscsPart>(null),
    core: useRef<Group>(null),
    /** Stand where the discs do that throw a shadow by day. */
    casters,
    seat: useRef<Group>(null),
    orbits: useRef<OrbitsPart>(null),
    trail: useRef<PacketsPart>(null),
  }
}
