import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { lerp } from '#scenes/instrument/ease.ts'
import { createMechanism } from '#scenes/instrument/mechanism.ts'
import { type HeldNode, NodeHolders } from '#scenes/instrument/node-holders.tsx'
import { type Lighting, updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow, useCasters } from '#scenes/instrument/shadow.tsx'
import { usePart, useLighting } from '#scenes/instrument/use-part.ts'
import { nodeOf } from '#src/content/automation/workflow-train.ts'
import { train } from './train.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { apply, stand } from './apply.ts'
import * as config from './config.ts'
import { createGauges } from './gauges.ts'
import { JOINTS, pieces } from './geometry.ts'
import { createTrainPose, pose } from './motion.ts'
import { createTrainState, followTrain } from './state.ts'

/** Nothing hangs in anything else: the train is flat. */
const PARENTS = Array.from({ length: JOINTS.flag + 1 }, () => null)

function useWorks(lighting: Lighting, tier: Tier) {
  const metal = useCallback(
    () =>
      createMechanism(
        lighting,
        tier,
        pieces(),
        PARENTS,
        train.map((_, i) => config.finish(i)),
      ),
    [lighting, tier],
  )
  const marks = useCallback(() => createGauges(lighting), [lighting])
  return { metal: usePart(metal), gauges: usePart(marks) }
}

const IDS = train.map((_, at) => nodeOf(at))

/** The workflow as a train of gears: each is engaged when its step begins, and the lead rides from one to the next. */
export function WorkflowScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const { metal, gauges } = useWorks(lighting, tier)
  const state = useMemo(() => ({ train: createTrainState(), pose: createTrainPose() }), [])
  const root = useRef<Group>(null)
  const bead = useRef<Group>(null)
  const hubs = useRef<(HeldNode | null)[]>([])
  const shadows = useCallback(
    () => train.map(({ radius }, at) => [metal.joints[JOINTS.gear + at], config.shadowOf(radius)] as const),
    [metal],
  )
  useCasters(lighting, shadows)

  useFrame(() => {
    const told = pieceState().train
    followTrain(state.train, told, frame.time, frame.width / Math.max(1, frame.height))
    pose(state.train, told.count, state.pose)
    updateLighting(lighting, frame, 1, lerp(config.EXPOSURE.day, config.EXPOSURE.night, frame.night))
    if (root.current) stand(state.train, root.current)
    apply(state.pose, metal, gauges, hubs.current, bead.current)
  })

  return (
    <group>
      <Shadow lighting={lighting} paper={config.PAPER} />
      <group ref={root}>
        <primitive object={metal.object} />
        <primitive object={gauges.object} />
        <group ref={bead}>
          <Core lighting={lighting} tier={tier} radius={config.BEAD.radius} reach={config.BEAD.reach} />
        </group>
        {/* The train stands where its record says, as the buttons do. */}
        <NodeHolders ids={IDS} held={hubs.current} />
        <Dust lighting={lighting} spec={config.DUST[tier]} />
      </group>
    </group>
  )
}
