import { createRoot, extend, type RootState } from '@react-three/fiber'
import { createElement, type ComponentType } from 'react'
import type { Object3D } from 'three'
import { afterEach, describe, expect, it } from 'vitest'
import { AmbientScene } from '#scenes/ambient/index.tsx'
import { quietClock } from '#scenes/stage/console.ts'
import { CapabilityScene } from '#scenes/capabilities/index.tsx'
import { HeroScene } from '#scenes/hero/index.tsx'
import { elements } from '#scenes/instrument/elements.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { IntegrationScene } from '#scenes/integration/index.tsx'
import { IntroScene } from '#scenes/intro/index.tsx'
import { LifecycleScene } from '#scenes/lifecycle/index.tsx'
import { SourcesScene } from '#scenes/sources/index.tsx'
import { fakeCanvas, fakeRenderer } from './fake-root.ts'

const FRAME = { time: 0, progress: 0, exit: 0, pointer: { x: 0, y: 0 }, night: 1, width: 1440, height: 900 }
const settle = () => new Promise((resolve) => setTimeout(resolve, 60))
const unmounts: (() => void)[] = []

async function mount(scene: ComponentType<never>, frame: typeof FRAME): Promise<RootState> {
  extend(elements)
  const root = createRoot(fakeCanvas())
  const size = { width: 1440, height: 900, top: 0, left: 0 }
  await root.configure({
    frameloop: 'never',
    dpr: 1,
    size,
    gl: fakeRenderer as never,
    events: undefined as never,
  })
  const store = root.render(
    createElement(scene as ComponentType<Record<string, unknown>>, { frame, tier: 'low' }),
  )
  unmounts.push(() => root.unmount())
  await settle()
  return store.getState()
}

/** Every object's place in the world, as one list. */
function places(scene: Object3D): number[] {
  scene.updateMatrixWorld(true)
  const out: number[] = []
  scene.traverse((object) => out.push(...object.matrixWorld.elements))
  return out
}

quietClock()

afterEach(async () => {
  while (unmounts.length > 0) unmounts.pop()?.()
  await settle()
})

const AnalyticsObject = (props: SceneProps) =>
  createElement(CapabilityScene, { ...props, id: 'ai-powered-analytics' })

describe.each([
  ['hero', HeroScene as ComponentType<never>],
  ['intro', IntroScene as ComponentType<never>],
  ['ambient', AmbientScene as ComponentType<never>],
  ['integration', IntegrationScene as ComponentType<never>],
  ['lifecycle', LifecycleScene as ComponentType<never>],
  ['sources', SourcesScene as ComponentType<never>],
  ['capability', AnalyticsObject as ComponentType<never>],
])('%s scene', (_name, scene) => {
  it('draws what the frame says, and the same again for the same frame', async () => {
    const frame = { ...FRAME, pointer: { x: 0, y: 0 } }
    const state = await mount(scene, frame)
    const at = (time: number) => {
      frame.time = time
      state.advance(time)
      return places(state.scene)
    }
    const first = at(4)
    expect(first.length).toBeGreaterThan(16 * 5)
    expect(first.every(Number.isFinite)).toBe(true)
    expect(at(9)).not.toEqual(first)
    expect(at(4)).toEqual(first)
  })
})
