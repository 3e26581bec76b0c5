import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { lerp } from '#scenes/instrument/ease.ts'
import { createFollower, follow } from '#scenes/instrument/follower.ts'
import { type Lighting, updateLighting } from '#scenes/instrument/lighting.ts'
import { createMechanism } from '#scenes/instrument/mechanism.ts'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { usePart, useLighting } from '#scenes/instrument/use-part.ts'
import { crankTurn } from '#src/stores/pieces.ts'
import { apply } from './apply.ts'
import { createBeam } from './beam.ts'
import * as config from './config.ts'
import { ARBOR_AT, JOINTS, PARENTS, pieces } from './geometry.ts'
import { createCrankPose, pose } from './motion.ts'

const BODIES = config.PLANETS.map(({ body }) => body)
const ORBITS = config.PLANETS.map(({ orbit }) => ({
  radius: orbit,
  width: 1,
  dashes: 0,
  duty: 1,
  brightness: 0.35,
  trail: 1.1,
}))
const BASE_SPEC = { ...config.BASE, segments: 192 }
const BASE_MARKS = [
  { face: 'outer', marks: 360, numerals: 0, fine: 0.007 },
  { face: 'top', marks: 180, numerals: 24, fine: 0.007 },
] as const

function useWorks(lighting: Lighting, tier: Tier) {
  const metal = useCallback(() => {
    const part = createMechanism(lighting, tier, pieces(), PARENTS)
    const [x, z] = ARBOR_AT
    part.joints[JOINTS.arbor]?.position.set(x, 0, z)
    const seat = part.joints[JOINTS.seat]
    seat?.position.set(x, config.HEIGHT.shaft, z)
    seat?.rotation.set(Math.PI / 2, Math.PI / 2 + config.ARBOR.shaft, 0, 'YXZ')
    return part
  }, [lighting, tier])
  const beam = useCallback(() => createBeam(lighting, config.CORE.radius * 0.9, 4.5, 0.34), [lighting])
  return { metal: usePart(metal), beam: usePart(beam) }
}

/** An orrery that is driven by its crank: one train of gears, and six planets, each at its own pace. */
export function CrankScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const { metal, beam } = useWorks(lighting, tier)
  const state = useMemo(() => ({ turn: createFollower(), pose: createCrankPose() }), [])
  const planets = useRef<PlanetsPart>(null)
  const orbits = useRef<OrbitsPart>(null)
  const base = useRef<Group>(null)
  // By day its pool of light on the paper would be a stain behind the tubes.
  const paper = useMemo(() => ({ ...lighting, core: null }), [lighting])
  const casters = useMemo(() => [{ ref: base, radius: config.BASE.radius, ...config.SHADOW }], [])

  useFrame(() => {
    const turn = follow(state.turn, crankTurn(), frame.time, config.RATE)
    pose(turn, state.pose)
    updateLighting(lighting, frame, 1, lerp(config.EXPOSURE.day, config.EXPOSURE.night, frame.night))
    lighting.uniforms.uEnergy.value = state.pose.aligned * lerp(0.3, 1, frame.night)
    apply(state.pose, metal, planets.current)
    for (let i = 0; i < BODIES.length; i += 1)
      if (orbits.current) orbits.current.angles[i] = -(state.pose.planets[i] ?? 0)
    beam.level.value = state.pose.aligned
  })

  const { x, y, scale, lean, yaw } = config.STAND
  return (
    <group>
      <Shadow lighting={paper} rings={casters} planets={planets} />
      <group position={[x, y, 0]} rotation={[lean, yaw, 0]} scale={scale}>
        <primitive object={metal.object} dispose={null} />
        <group ref={base} position-y={config.HEIGHT.base - 0.12}>
          <Band lighting={lighting} tier={tier} spec={BASE_SPEC} graduations={BASE_MARKS} />
        </group>
        <Planets lighting={lighting} tier={tier} bodies={BODIES} control={planets} />
        <group position-y={config.HEIGHT.planets}>
          <Core lighting={lighting} tier={tier} radius={config.CORE.radius} reach={config.CORE.reach} />
          <Orbits lighting={lighting} tier={tier} orbits={ORBITS} control={orbits} />
          <Dust lighting={lighting} spec={config.DUST[tier]} />
          <group rotation-y={config.LINE}>
            <primitive object={beam.object} dispose={null} />
          </group>
        </group>
      </group>
    </group>
  )
}
