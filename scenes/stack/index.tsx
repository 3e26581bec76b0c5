import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo, useRef } from 'react'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { type HeldNode, NodeHolders } from '#scenes/instrument/node-holders.tsx'
import { Orbits } from '#scenes/instrument/orbit.tsx'
import { Packets } from '#scenes/instrument/packets.tsx'
import { type Lighting, updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow, useCasters } from '#scenes/instrument/shadow.tsx'
import { usePart, useLighting } from '#scenes/instrument/use-part.ts'
import { stackLayers } from '#src/content/technology/stack.ts'
import { stackFor } from '#src/content/technology/stack-diagram.ts'
import { pieceSignalled, pieceState } from '#src/stores/pieces.ts'
import { apply, findSeats } from './apply.ts'
import * as config from './config.ts'
import { Discs } from './discs.tsx'
import { createGlow } from './glow.ts'
import { areSeated, createSeats, createStackPose, createStackShown, followStack, pose } from './motion.ts'
import { createRecord } from './record.ts'
import { CASTING, useStackRefs } from './refs.ts'

const IDS = stackLayers.map(({ id }) => id)

/** What stands alone: the glow behind everything, and the record. */
function useLone(lighting: Lighting, tier: Tier) {
  const glow = usePart(useCallback(() => createGlow(lighting), [lighting])).object
  const plate = usePart(useCallback(() => createRecord(lighting, tier), [lighting, tier]))
  return useMemo(() => ({ glow, plate }), [glow, plate])
}

/** The technology stack: six engraved discs that come apart, one of them taken out and lit. */
export function StackScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const refs = useStackRefs()
  const { casters } = refs
  const shadows = useCallback(
    () => casters.map(({ current }) => [current, config.SHADOW] as const),
    [casters],
  )
  useCasters(lighting, shadows)
  const held = useRef<(HeldNode | null)[]>([])
  const lone = useLone(lighting, tier)
  const state = useMemo(
    () => ({ shown: createStackShown(), pose: createStackPose(), seats: createSeats() }),
    [],
  )

  useFrame(() => {
    const { shown, seats } = state
    const shape = stackFor(frame.width / Math.max(1, frame.height))
    findSeats(shape, held.current, seats)
    followStack(shown, pieceState(), frame.time)
    pieceSignalled('seated', areSeated(shown))
    pose(shape, seats, frame, shown, state.pose)
    updateLighting(lighting, frame, 1, config.EXPOSURE)
    lighting.uniforms.uShadowAlpha.value *= config.SHADOW_SHARE
    lighting.uniforms.uEnergy.value = state.pose.energy
    apply(state.pose, shape, lighting, refs, lone)
  })

  const shared = { lighting, tier }
  return (
    <group>
      <primitive object={lone.glow} />
      <Shadow lighting={lighting} />
      <Discs {...shared} control={refs.discs} />
      <group ref={refs.core}>
        <Core {...shared} radius={config.CORE.radius} reach={0} />
      </group>
      <group ref={refs.seat}>
        <Orbits {...shared} orbits={config.SEAT} control={refs.orbits} />
      </group>
      <primitive object={lone.plate.object} />
      <Packets lighting={lighting} spec={config.TRAIL} control={refs.trail} />
      <Dust lighting={lighting} spec={config.DUST[tier]} />
      {CASTING.map((disc, i) => (
        <group key={disc} ref={casters[i] ?? null} />
      ))}
      <NodeHolders ids={IDS} held={held.current} />
    </group>
  )
}
