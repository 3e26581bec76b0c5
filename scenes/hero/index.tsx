import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import { updateRig } from '#scenes/instrument/rig.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useRig } from '#scenes/instrument/use-part.ts'
import * as config from './config.ts'
import { apply, type HeroRefs } from './apply.ts'
import { heroBands } from './geometry.ts'
import { createHeroPose, layout, pose } from './motion.ts'

/** The instrument of the first screen. */
export function HeroScene({ frame, tier }: SceneProps) {
  const rig = useRig(frame.night)
  const bands = useMemo(() => heroBands(tier), [tier])
  const state = useMemo(() => ({ pose: createHeroPose(), layout: { x: 0, y: 0, scale: 1 } }), [])
  const root = useRef<Group>(null)
  const plane = useRef<Group>(null)
  const ecliptic = useRef<Group>(null)
  const meridian = useRef<Group>(null)
  const inner = useRef<Group>(null)
  const axis = useRef<Group>(null)
  const ball = useRef<Group>(null)
  const ring = useRef<Group>(null)
  const planets = useRef<PlanetsPart>(null)
  const orbits = useRef<OrbitsPart>(null)
  const refs: HeroRefs = { root, plane, ecliptic, meridian, inner, axis, ball, ring, planets, orbits }

  const casters = useMemo(
    () => [
      { ref: ecliptic, ...config.SHADOWS.ecliptic },
      { ref: meridian, ...config.SHADOWS.meridian },
      { ref: inner, ...config.SHADOWS.inner },
    ],
    [],
  )

  useFrame(() => {
    pose(frame.time, frame.progress, frame.pointer, state.pose)
    layout(frame.width, frame.height, state.layout)
    updateRig(rig, frame, state.pose.fade)
    apply(state.pose, state.layout, refs)
  })

  const shared = { rig, tier }
  return (
    <group>
      <Shadow rig={rig} rings={casters} planets={planets} />
      <group ref={root}>
        <group ref={ball}>
          <Core rig={rig} {...config.CORE} />
        </group>
        <group ref={plane}>
          <Band {...shared} spec={bands.ecliptic} graduations={config.ECLIPTIC_MARKS} ref={ecliptic}>
            <Band {...shared} spec={bands.meridian} graduations={config.MERIDIAN_MARKS} ref={meridian}>
              <Band {...shared} spec={bands.inner} graduations={config.INNER_MARKS} ref={inner}>
                <Band {...shared} spec={bands.axis} ref={axis} />
              </Band>
            </Band>
          </Band>
          <Orbits {...shared} orbits={config.ORBITS} control={orbits} />
          <Planets {...shared} bodies={config.BODIES} control={planets} />
          <Band {...shared} spec={bands.ring} ref={ring} />
          <Dust rig={rig} spec={config.DUST[tier]} />
        </group>
      </group>
    </group>
  )
}
