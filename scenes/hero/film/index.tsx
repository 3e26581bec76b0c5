import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band, type BandPart } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import { updateRig } from '#scenes/instrument/rig.ts'
import { SCENE_HEIGHT, type SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useRig } from '#scenes/instrument/use-part.ts'
import type { HeroRefs } from '../apply.ts'
import * as config from '../config.ts'
import { heroBands } from '../geometry.ts'
import { applyFilm, dim } from './apply.ts'
import { STAND } from './config.ts'
import { assembly, createFilmPose, type Film, turning } from './motion.ts'

function useParts() {
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
  return { refs, casters }
}

/** The hero's instrument in a clip of its own; `frame.progress` is the share of the clip. */
function FilmScene({ frame, tier, film }: SceneProps & { film: Film }) {
  const rig = useRig(frame.night)
  const bands = useMemo(() => heroBands(tier), [tier])
  const state = useMemo(() => createFilmPose(), [])
  const gauge = useRef<BandPart>(null)
  const { refs, casters } = useParts()
  const { root, plane, ecliptic, meridian, inner, axis, ball, ring, planets, orbits } = refs

  useFrame(() => {
    film(frame.progress, state)
    const across = (frame.width / frame.height) * SCENE_HEIGHT
    const stand = { x: across * (STAND.x - 0.5), y: SCENE_HEIGHT * (0.5 - STAND.y), scale: STAND.scale }
    updateRig(rig, frame)
    dim(state, rig)
    gauge.current?.light(state.gauge)
    applyFilm(state, stand, refs)
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
          <Band
            {...shared}
            spec={bands.ecliptic}
            graduations={config.ECLIPTIC_MARKS}
            ref={ecliptic}
            control={gauge}
          >
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

export function AssemblyScene(props: SceneProps) {
  return <FilmScene {...props} film={assembly} />
}

export function TurningScene(props: SceneProps) {
  return <FilmScene {...props} film={turning} />
}
