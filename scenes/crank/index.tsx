import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo } from 'react'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { lerp } from '#scenes/instrument/ease.ts'
import { createFollower, follow } from '#scenes/instrument/follower.ts'
import { type Lighting, updateLighting } from '#scenes/instrument/lighting.ts'
import { createMechanism } from '#scenes/instrument/mechanism.ts'
import { Orbits } from '#scenes/instrument/orbit.tsx'
import { Planets } from '#scenes/instrument/planet.tsx'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { usePart, useLighting } from '#scenes/instrument/use-part.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { apply } from './apply.ts'
import { createBeam } from './beam.ts'
import * as config from './config.ts'
import { JOINTS, PARENTS, pieces } from './geometry.ts'
import { createCrankPose, pose } from './motion.ts'
import { useCrankRefs } from './refs.ts'
import { ARBOR_AT } from './train.ts'

const BODIES = config.PLANETS.map(({ body }) => body)
const ORBITS = config.PLANETS.map(({ orbit }) => ({ radius: orbit, ...config.ORBIT }))

/** The metal with its shafts in place, and the light on the line. */
function useWorks(lighting: Lighting, tier: Tier) {
  const metal = useCallback(() => {
    const part = createMechanism(lighting, tier, pieces(), PARENTS)
    const [x, z] = ARBOR_AT
    const seat = part.joints[JOINTS.seat]
    part.joints[JOINTS.arbor]?.position.set(x, 0, z)
    seat?.position.set(x, config.HEIGHT.shaft, z)
    // Its y lies level, along the shaft.
    seat?.rotation.set(Math.PI / 2, Math.PI / 2 + config.ARBOR.shaft, 0, 'YXZ')
    return part
  }, [lighting, tier])
  const beam = useCallback(() => createBeam(lighting, config.BEAM), [lighting])
  return { metal: usePart(metal), beam: usePart(beam) }
}

/** The planets, driven by a crank: one train of gears, and six planets, each at its own pace. */
export function CrankScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const { metal, beam } = useWorks(lighting, tier)
  const state = useMemo(() => ({ turn: createFollower(), pose: createCrankPose() }), [])
  const refs = useCrankRefs()

  useFrame(() => {
    const turn = follow(state.turn, pieceState().crank, frame.time, config.RATE)
    const { aligned, fade } = pose(turn, frame, state.pose)
    updateLighting(lighting, frame, fade, lerp(config.EXPOSURE.day, config.EXPOSURE.night, frame.night))
    lighting.uniforms.uEnergy.value = aligned * lerp(0.3, 1, frame.night)
    beam.level.value = aligned
    apply(state.pose, metal, refs)
  })

  const { x, y, scale, lean } = config.STAND
  return (
    <group>
      <Shadow lighting={lighting} planets={refs.planets} />
      <group ref={refs.tilt}>
        <group position={[x, y, 0]} rotation-x={lean} scale={scale}>
          <primitive object={metal.object} />
          <group ref={refs.base} position-y={config.HEIGHT.base - 0.12}>
            <Band lighting={lighting} tier={tier} spec={config.BASE} graduations={config.MARKS} />
          </group>
          <Planets lighting={lighting} tier={tier} bodies={BODIES} control={refs.planets} />
          <group position-y={config.HEIGHT.planets}>
            <Core lighting={lighting} tier={tier} radius={config.CORE.radius} reach={config.CORE.reach} />
            <Orbits lighting={lighting} tier={tier} orbits={ORBITS} control={refs.orbits} />
            <group ref={refs.dust}>
              <Dust lighting={lighting} spec={config.DUST[tier]} />
            </group>
            <group rotation-y={config.LINE}>
              <primitive object={beam.object} />
            </group>
          </group>
        </group>
      </group>
    </group>
  )
}
