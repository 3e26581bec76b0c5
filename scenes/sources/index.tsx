import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { type HeldNode, NodeHolders } from '#scenes/instrument/node-holders.tsx'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Packets, type PacketsPart } from '#scenes/instrument/packets.tsx'
import { Paths, type PathsPart } from '#scenes/instrument/paths.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useLighting } from '#scenes/instrument/use-part.ts'
import { sources } from '#src/content/analytics/sources.ts'
import { diagramStores } from '#src/stores/diagrams.ts'
import { applyPose, bendWays, placeBodies, type SourcesRefs, findPlaces } from './apply.ts'
import * as config from './config.ts'
import { createOrbitPlace, createSourcesPose, createSourcesState, followSources, pose } from './motion.ts'

const IDS = sources.map(({ id }) => id)

function useRefs(): SourcesRefs {
  const instrument = useRef<Group>(null)
  const rim = useRef<Group>(null)
  const ecliptic = useRef<Group>(null)
  const colure = useRef<Group>(null)
  const axis = useRef<Group>(null)
  const ball = useRef<Group>(null)
  const halo = useRef<Group>(null)
  const planets = useRef<PlanetsPart>(null)
  const orbits = useRef<OrbitsPart>(null)
  const packets = useRef<PacketsPart>(null)
  const paths = useRef<PathsPart>(null)
  const held = useMemo((): (HeldNode | null)[] => [], [])
  return { instrument, rim, ecliptic, colure, axis, ball, halo, planets, orbits, packets, paths, held }
}

/** The map of data sources: an armillary chart. The rim faces the reader, each planet has a plane of its own. */
export function SourcesScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const state = useMemo(
    () => ({ pose: createSourcesPose(), shown: createSourcesState(), places: sources.map(createOrbitPlace) }),
    [],
  )
  const refs = useRefs()

  useFrame(() => {
    pose(frame.time, frame.progress, frame.pointer, state.pose)
    followSources(state.shown, diagramStores.sources.getState(), frame.time)
    updateLighting(lighting, frame)
    lighting.uniforms.uEnergy.value = 0.5 * state.shown.flow
    applyPose(state.pose, frame, refs)
    findPlaces(state.pose, frame, refs, state.places)
    placeBodies(state.shown, frame, refs, state.places)
    bendWays(state.shown, lighting, refs, state.places)
  })

  const shared = { lighting, tier }
  return (
    <group>
      <Shadow lighting={lighting} planets={refs.planets} />
      <group ref={refs.instrument}>
        <group ref={refs.ball}>
          <Core lighting={lighting} tier={tier} {...config.CORE} />
        </group>
        <Band {...shared} spec={config.RIM} graduations={config.RIM_MARKS} ref={refs.rim} />
        <Band {...shared} spec={config.ECLIPTIC} graduations={config.ECLIPTIC_MARKS} ref={refs.ecliptic}>
          <Band {...shared} spec={config.COLURE} ref={refs.colure}>
            <Band {...shared} spec={config.AXIS} ref={refs.axis} />
          </Band>
        </Band>
        <Dust lighting={lighting} spec={config.DUST[tier]} />
      </group>
      <NodeHolders ids={IDS} held={refs.held} />
      <Orbits {...shared} orbits={config.ORBITS} control={refs.orbits} />
      <Planets {...shared} bodies={config.BODIES} control={refs.planets} />
      <Band {...shared} spec={config.HALO} ref={refs.halo} />
      <Packets lighting={lighting} spec={config.PACKETS[tier]} control={refs.packets} />
      <Paths {...shared} spec={config.PATHS} packets={refs.packets} control={refs.paths} />
    </group>
  )
}
