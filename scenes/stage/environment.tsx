import { useFrame } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import type { Scene } from 'three'
import { getPanels } from '#scenes/instrument/panels.ts'
import type { SceneFrame } from '#scenes/instrument/scene-props.ts'

/** How bright the environment is at the middle of a relight, where one theme's takes over from the other's. */
const AT_DUSK = 0.35

interface Props {
  scene: Scene
  frame: Readonly<SceneFrame>
}

function light(scene: Scene, night: number): void {
  const panels = getPanels()
  scene.environment = night >= 0.5 ? panels.night : panels.day
  scene.environmentIntensity = AT_DUSK + (1 - AT_DUSK) * Math.abs(night * 2 - 1)
}

/**
 * Lights standard and physical materials of a scene with the studio of the theme: the same cubes, prefiltered on the CPU,
 * that the scenes' own materials read. Three's generator would block a software renderer for seconds.
 */
export function Environment({ scene, frame }: Props) {
  useLayoutEffect(() => {
    // Before the first frame too: programs are compiled with it.
    light(scene, frame.night)
  }, [scene, frame])
  useFrame(() => light(scene, frame.night))
  return null
}
