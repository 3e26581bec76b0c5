import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { type HeldNode, NodeHolders } from '#scenes/instrument/node-holders.tsx'
import { Orbits } from '#scenes/instrument/orbit.tsx'
import { Packets } from '#scenes/instrument/packets.tsx'
import { Planets } from '#scenes/instrument/planet.tsx'
import { updateLighting, type Lighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useLighting } from '#scenes/instrument/use-part.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import { ringFor } from '#src/content/tasks/lifecycle-diagram.ts'
import { diagramStores } from '#src/stores/diagrams.ts'
import * as config from './config.ts'
import { apply } from './apply.ts'
import { awayFrom, createLifecyclePose, createLifecycleState, followStep, pose } from './motion.ts'
import { useLifecycleRefs, type LifecycleRefs } from './refs.ts'

const IDS = lifecycleSteps.map(({ id }) => id)

/** Index of the step that the page shows or the task is on its way to. */
const stepOf = (id: string | null): number => Math.max(0, (IDS as readonly (string | null)[]).indexOf(id))

interface HubProps {
  shared: { lighting: Lighting; tier: Tier }
  refs: LifecycleRefs
}

/** The core in its gimbal: all that the pointer tilts. */
function Hub({ shared, refs }: HubProps) {
  return (
    <>
      <group ref={refs.ball}>
        <Core {...shared} {...config.CORE} />
      </group>
      <group ref={refs.gimbal}>
        <Band {...shared} spec={config.HUB} graduations={config.HUB_MARKS} ref={refs.hub}>
          <Band {...shared} spec={config.MERIDIAN} graduations={config.MERIDIAN_MARKS} ref={refs.meridian} />
        </Band>
      </group>
    </>
  )
}

/** The task lifecycle: a ring on four arms around the hub, its steps as planets, and the task on its way. */
export function LifecycleScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const state = useMemo(() => ({ pose: createLifecyclePose(), shown: createLifecycleState() }), [])
  const refs = useLifecycleRefs()
  const { ring } = refs
  const stops = useMemo((): (HeldNode | null)[] => [], [])

  useFrame(() => {
    const { active, flowing } = diagramStores.lifecycle.getState()
    const shape = ringFor(frame.width / Math.max(1, frame.height))
    followStep(state.shown, frame.time, stepOf(active), flowing)
    pose(shape, frame.time, frame.progress, frame.pointer, state.shown, state.pose)
    updateLighting(lighting, frame, 1, config.EXPOSURE)
    // The core answers to a task on its way between two steps.
    lighting.uniforms.uEnergy.value = 0.6 * awayFrom(state.pose.near)
    apply(shape, state.pose, lighting, stops, refs)
  })

  const shared = { lighting, tier }
  return (
    <group>
      <Shadow lighting={lighting} planets={refs.planets} />
      <group ref={refs.root}>
        <Hub shared={shared} refs={refs} />
        <Band
          {...shared}
          spec={config.GREAT}
          graduations={config.GREAT_MARKS}
          brass={config.GREAT_BRASS}
          ref={ring}
          control={refs.great}
        />
        <group position-y={config.RING.lift}>
          <Orbits {...shared} orbits={config.WAYS} control={refs.ways} />
        </group>
        <Packets lighting={lighting} spec={config.FLOW} control={refs.packets} />
        <Dust lighting={lighting} spec={config.DUST[tier]} />
      </group>
      <Planets {...shared} bodies={config.BODIES} control={refs.planets} />
      <Band {...shared} spec={config.HALO} ref={refs.halo} />
      <Packets lighting={lighting} spec={config.TASK_LIGHT} control={refs.glow} />
      <NodeHolders ids={IDS} held={stops} />
    </group>
  )
}
