import { useFrame } from '@react-three/fiber'
import { createRef, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band, type BandPart } from '#scenes/instrument/bands.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneFrame, SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useLighting } from '#scenes/instrument/use-part.ts'
import { apply } from './apply.ts'
import { ARC, BRASS, DUST, GAUGE, RINGS } from './config.ts'
import { createIntroPose, pose } from './motion.ts'

interface IntroFrame extends SceneFrame {
  /** 0..1: the flight through the rings into the first screen. */
  exit: number
}

interface Props extends SceneProps {
  frame: Readonly<IntroFrame>
}

/** Three rings around the loader's words, which are text of the page over an empty centre. */
export function IntroScene({ frame, tier }: Props) {
  const lighting = useLighting(frame.night)
  const state = useMemo(() => createIntroPose(), [])
  const root = useRef<Group>(null)
  const rings = useMemo(() => RINGS.map(() => createRef<Group>()), [])
  const gauge = useRef<BandPart>(null)
  const arc = useRef<OrbitsPart>(null)

  useFrame(() => {
    pose(frame.time, frame.progress, frame.pointer, state, frame.exit)
    updateLighting(lighting, frame, state.fade)
    gauge.current?.light(state.lit)
    arc.current?.angles.fill(state.lit)
    const aspect = frame.width / Math.max(1, frame.height)
    if (root.current) apply(state, aspect, root.current, rings)
  })

  return (
    <group>
      <Shadow lighting={lighting} />
      <group ref={root}>
        {RINGS.map(({ spec, marks }, i) => (
          <Band
            key={spec.radius}
            lighting={lighting}
            tier={tier}
            spec={spec}
            graduations={marks}
            brass={BRASS}
            {...(i === GAUGE ? { control: gauge } : {})}
            ref={rings[i] ?? null}
          >
            {i === GAUGE && <Orbits lighting={lighting} tier={tier} orbits={ARC} control={arc} />}
          </Band>
        ))}
        <Dust lighting={lighting} spec={DUST[tier]} />
      </group>
    </group>
  )
}
