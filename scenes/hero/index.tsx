import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { useLighting } from '#scenes/instrument/use-part.ts'
import { apply } from './apply.ts'
import { HeroInstrument, useHeroRefs } from './instrument.tsx'
import { createHeroLayout, createHeroPose, layout, pose } from './motion.ts'

const ALONE = { x: 0, words: -Infinity }

interface Props extends SceneProps {
  /** No title stands beside it: it is in the middle, and all planets are seen. For pictures that stand by themselves. */
  alone?: boolean
}

/** The instrument of the first screen. */
export function HeroScene({ frame, tier, alone = false }: Props) {
  const lighting = useLighting(frame.night)
  const state = useMemo(() => ({ pose: createHeroPose(), layout: createHeroLayout() }), [])
  const refs = useHeroRefs()

  useFrame(() => {
    pose(frame.time, frame.progress, frame.pointer, state.pose)
    layout(frame.width, frame.height, state.layout)
    if (alone) Object.assign(state.layout, ALONE)
    updateLighting(lighting, frame, state.pose.fade)
    // The core brightens as the pointer comes near it.
    const { x, y, z } = lighting.uniforms.uPointer.value
    lighting.uniforms.uEnergy.value =
      z * Math.exp(-((x - state.layout.x) ** 2 + (y - state.layout.y) ** 2) * 0.35)
    apply(state.pose, state.layout, refs)
  })

  return <HeroInstrument lighting={lighting} tier={tier} refs={refs} />
}
