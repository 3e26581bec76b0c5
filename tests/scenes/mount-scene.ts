import { createRoot, extend, type RootState } from '@react-three/fiber'
import { createElement, type ComponentType } from 'react'
import { Group } from 'three'
import { afterEach, vi } from 'vitest'
import { scenes, type SceneName, type StagedSceneProps } from '#scenes/index.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { filterConsole } from '#scenes/stage/console.ts'
import { fakeCanvas, fakeRenderer } from './fake-root.ts'

export const FRAME = {
  time: 0,
  progress: 0,
  exit: 0,
  pointer: { x: 0, y: 0 },
  night: 1,
  width: 1440,
  height: 900,
}

export type AnyScene = ComponentType<never>

/** The one scene that has to be told which of its places it is. */
const PLACEMENTS: Partial<Record<SceneName, string>> = { capability: 'ai-powered-analytics' }

/** A scene of the registry, in a place where it has to have one. */
export async function loadScene(name: SceneName): Promise<AnyScene> {
  const Scene = await scenes[name].load()
  const placement = PLACEMENTS[name]
  return ((props: StagedSceneProps) =>
    createElement(Scene, { ...props, ...(placement ? { placement } : {}) })) as AnyScene
}

const unmounts: (() => void)[] = []

filterConsole()

afterEach(() => {
  while (unmounts.length > 0) unmounts.pop()?.()
})

/** The scene as the stage mounts it, with nothing that draws. It ends with the test. */
export async function mount(scene: AnyScene, frame: typeof FRAME, tier: Tier = 'low'): Promise<RootState> {
  extend({ Group })
  const root = createRoot(fakeCanvas())
  await root.configure({
    frameloop: 'never',
    dpr: 1,
    size: { width: 1440, height: 900, top: 0, left: 0 },
    gl: fakeRenderer as never,
    events: undefined as never,
  })
  const store = root.render(
    createElement(scene as ComponentType<Record<string, unknown>>, { frame, tier, area: 'solutions' }),
  )
  unmounts.push(() => root.unmount())
  return vi.waitFor(
    () => {
      const state = store.getState()
      if (state.scene.children.length === 0) throw new Error('React has not mounted the scene')
      return state
    },
    { timeout: 15_000, interval: 5 },
  )
}
