import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { createFollower, follow } from '#scenes/instrument/follower.ts'
import { createHighlight, followDiagram } from '#scenes/instrument/highlight.ts'
import { type HeldNode, NodeHolders } from '#scenes/instrument/node-holders.tsx'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Packets, type PacketsPart } from '#scenes/instrument/packets.tsx'
import { Paths, type PathsPart } from '#scenes/instrument/paths.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useLighting } from '#scenes/instrument/use-part.ts'
import { diagramStores, integrationTurn } from '#src/stores/diagrams.ts'
import { layWays, placeHalo, placePlanets, turnInstrument } from './apply.ts'
import * as config from './config.ts'
import { createIntegrationPose, hubScale, pose } from './motion.ts'

const IDS = config.PLANETS.map(({ id }) => id)

function useParts() {
  return {
    plane: useRef<Group>(null),
    hub: useRef<Group>(null),
    ecliptic: useRef<Group>(null),
    meridian: useRef<Group>(null),
    inner: useRef<Group>(null),
    ball: useRef<Group>(null),
    halo: useRef<Group>(null),
    planets: useRef<PlanetsPart>(null),
    orbits: useRef<OrbitsPart>(null),
    packets: useRef<PacketsPart>(null),
    paths: useRef<PathsPart>(null),
  }
}

/** Six planets under their buttons around the core, and what runs between them. */
export function IntegrationScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const state = useMemo(
    () => ({
      pose: createIntegrationPose(),
      highlight: createHighlight(config.HIGHLIGHT),
      dragX: createFollower(),
      dragY: createFollower(),
      drag: { x: 0, y: 0 },
      held: [] as (HeldNode | null)[],
    }),
    [],
  )
  const parts = useParts()
  const refs = { ...parts, held: state.held }

  useFrame(() => {
    const { highlight, drag } = state
    followDiagram(highlight, diagramStores.integration.getState(), frame.time)
    drag.x = follow(state.dragX, integrationTurn.x, frame.time, config.DRAG_RATE)
    drag.y = follow(state.dragY, integrationTurn.y, frame.time, config.DRAG_RATE)
    const aspect = frame.width / Math.max(1, frame.height)
    pose(frame.time, frame.progress, frame.pointer, drag, aspect, state.pose)
    updateLighting(lighting, frame)
    lighting.uniforms.uEnergy.value = 0.5 * highlight.flow
    turnInstrument(state.pose, hubScale(aspect), refs)
    placePlanets(state.pose, frame, highlight, refs)
    placeHalo(state.pose, highlight, refs)
    layWays(highlight, lighting.palette, refs)
  })

  const shared = { lighting, tier }
  return (
    <group>
      <Shadow lighting={lighting} planets={parts.planets} />
      <group ref={parts.ball}>
        <Core lighting={lighting} tier={tier} {...config.CORE} />
      </group>
      <group ref={parts.plane}>
        <group ref={parts.hub}>
          <Band {...shared} spec={config.ECLIPTIC} graduations={config.ECLIPTIC_MARKS} ref={parts.ecliptic}>
            <Band {...shared} spec={config.MERIDIAN} graduations={config.MERIDIAN_MARKS} ref={parts.meridian}>
              <Band {...shared} spec={config.INNER} ref={parts.inner} />
            </Band>
          </Band>
        </group>
        <Orbits {...shared} orbits={config.ORBITS} control={parts.orbits} />
        <Dust lighting={lighting} spec={config.DUST[tier]} />
      </group>
      <Planets {...shared} bodies={config.PLANETS} control={parts.planets} />
      <Band {...shared} spec={config.HALO} ref={parts.halo} />
      <Packets lighting={lighting} spec={config.PACKETS[tier]} control={parts.packets} />
      <Paths {...shared} spec={config.PATHS} packets={parts.packets} control={parts.paths} />
      <NodeHolders ids={IDS} held={state.held} />
    </group>
  )
}
