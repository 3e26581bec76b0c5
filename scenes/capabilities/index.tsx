import { useFrame } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Core } from '#scenes/instrument/core.tsx'
import { createLamps } from '#scenes/instrument/lamps.ts'
import { createMechanism } from '#scenes/instrument/mechanism.ts'
import { createFollower, follow } from '#scenes/instrument/follower.ts'
import { Packets, type PacketsPart } from '#scenes/instrument/packets.tsx'
import { updateLighting, type Lighting } from '#scenes/instrument/lighting.ts'
import { mirror } from '#scenes/instrument/rings.ts'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { usePart, useLighting } from '#scenes/instrument/use-part.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { analytics } from './analytics.ts'
import { placeStreams } from './apply.ts'
import { cybersecurity } from './cybersecurity.ts'
import { dashboards } from './dashboards.ts'
import { leads } from './leads.ts'
import type { CapabilityObject } from './object.ts'
import { tokens } from './tokens.ts'
import { video } from './video.ts'

/** By the id of the capability. */
export const OBJECTS: Readonly<Record<string, CapabilityObject>> = {
  'ai-powered-analytics': analytics,
  'cybersecurity-solutions': cybersecurity,
  'lead-generation-engine': leads,
  'interactive-dashboards': dashboards,
  'video-streaming-platform': video,
  'tokenized-ecosystem': tokens,
}

const GRAINS: Record<Tier, number> = { high: 500, medium: 160, low: 0 }

const streamSpec = (curves: number, tier: Tier) => ({
  seed: 5,
  curves,
  perCurve: 4,
  size: 0.34,
  speed: 0.11,
  stream: GRAINS[tier],
})

interface WorksProps {
  lighting: Lighting
  tier: Tier
  object: CapabilityObject
}

/** Metal and light in one: the lamps stand in the first joint and turn with it. */
function useWorks({ lighting, tier, object }: WorksProps) {
  const build = useCallback(() => {
    const works = createMechanism(lighting, tier, object.pieces(), object.parents)
    const lamps = object.lamps && createLamps(lighting, object.lamps)
    if (lamps) works.joints[0]?.add(lamps.object)
    const dispose = () => {
      works.dispose()
      lamps?.dispose()
    }
    return { ...works, lamps, dispose }
  }, [lighting, tier, object])
  const works = usePart(build)
  useEffect(() => {
    const ends = object.mirrored?.map(({ joint, spec }) =>
      mirror(lighting, works.joints[joint] ?? works.object, spec),
    )
    return () => ends?.forEach((end) => end())
  }, [lighting, works, object])
  return works
}

interface Props extends SceneProps {
  /** Id of the capability. */
  placement?: string
}

/** How fast it answers, a share of the rest per second. */
const RATE = 5

/** One capability as an instrument of its own, which answers to the pointer on its card. */
export function CapabilityScene({ frame, tier, placement: id = '' }: Props) {
  const lighting = useLighting(frame.night)
  const object = OBJECTS[id]
  if (!object) throw new Error(`no object for the capability ${id}`)
  const works = useWorks({ lighting, tier, object })
  const packets = useRef<PacketsPart>(null)
  const awake = useMemo(() => createFollower(), [])
  // Six stand side by side: on the lowest tier each is metal, core and lamps, and no more.
  const rich = tier !== 'low'
  const spec = useMemo(() => streamSpec(object.streams?.length ?? 0, tier), [object, tier])

  useFrame(() => {
    const goal = pieceState().capability === id ? 1 : 0
    const wake = follow(awake, goal, frame.time, RATE)
    object.move(frame.time, wake, works.joints)
    if (works.lamps) works.lamps.wake.value = wake
    updateLighting(lighting, frame)
    lighting.uniforms.uEnergy.value = wake
    if (packets.current) placeStreams(object, wake, lighting.palette, packets.current)
  })

  return (
    <group>
      <primitive object={works.object} />
      <group position-y={object.core.y}>
        <Core
          lighting={lighting}
          tier={tier}
          radius={object.core.radius}
          reach={rich ? object.core.radius * 3.4 : 0}
        />
      </group>
      {rich && object.streams && <Packets lighting={lighting} spec={spec} control={packets} />}
    </group>
  )
}
