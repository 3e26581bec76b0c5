import { EYE } from '#src/lib/ecliptic.ts'
import type { StageTier } from '#src/stores/stage.ts'
import type { Pointer } from './tilt.ts'

/** Per-frame values. The stage owns and mutates the object; scenes read it inside `useFrame` only. */
export interface SceneFrame {
  /** Seconds on the one clock. */
  time: number
  /** 0..1, the scene's own progress (scroll, or loading for the intro). */
  progress: number
  pointer: Pointer
  /** 0 light .. 1 dark. */
  night: number
  /** The scene's rectangle in CSS px. */
  width: number
  height: number
}

export type Tier = StageTier

export interface SceneProps {
  frame: Readonly<SceneFrame>
  tier: Tier
}

/** Height of every scene's rectangle in its own units, at z = 0. */
export const SCENE_HEIGHT = 10

/** Vertical field of view, degrees, and the distance at which it spans SCENE_HEIGHT. */
export const SCENE_FOV = 30
export const SCENE_DISTANCE = EYE
