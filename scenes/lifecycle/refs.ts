import { useRef } from 'react'
import type { Group } from 'three'
import type { BandPart } from '#scenes/instrument/bands.tsx'
import type { OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { PacketsPart } from '#scenes/instrument/packets.tsx'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'

/** What a pose is written to. */
export type LifecycleRefs = ReturnType<typeof useLifecycleRefs>

export function useLifecycleRefs() {
  return {
    root: useRef<Group>(null),
    ring: useRef<Group>(null),
    ball: useRef<Group>(null),
    gimbal: useRef<Group>(null),
    hub: useRef<Group>(null),
    meridian: useRef<Group>(null),
    halo: useRef<Group>(null),
    /** The great ring, whose marks are a gauge. */
    great: useRef<BandPart>(null),
    planets: useRef<PlanetsPart>(null),
    ways: useRef<OrbitsPart>(null),
    packets: useRef<PacketsPart>(null),
    glow: useRef<PacketsPart>(null),
  }
}
