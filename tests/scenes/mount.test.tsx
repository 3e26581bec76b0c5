import { createElement } from 'react'
import type { Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { AmbientScene } from '#scenes/ambient/index.tsx'
import { CapabilityScene } from '#scenes/capabilities/index.tsx'
import { ChainScene } from '#scenes/chain/index.tsx'
import { CrankScene } from '#scenes/crank/index.tsx'
import { GatesScene } from '#scenes/gates/index.tsx'
import { HeroScene } from '#scenes/hero/index.tsx'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { IntegrationScene } from '#scenes/integration/index.tsx'
import { IntroScene } from '#scenes/intro/index.tsx'
import { LifecycleScene } from '#scenes/lifecycle/index.tsx'
import { SourcesScene } from '#scenes/sources/index.tsx'
import { StackScene } from '#scenes/stack/index.tsx'
import { FRAME, mount, type AnyScene } from './mount-scene.ts'

/** Every object's place in the world, as one list. */
function places(scene: Object3D): number[] {
  scene.updateMatrixWorld(true)
  const out: number[] = []
  scene.traverse((object) => out.push(...object.matrixWorld.elements))
  return out
}

const AnalyticsObject = (props: SceneProps) =>
  createElement(CapabilityScene, { ...props, placement: 'ai-powered-analytics' })

describe.each([
  ['hero', HeroScene as AnyScene],
  ['gates', GatesScene as AnyScene],
  ['chain', ChainScene as AnyScene],
  ['crank', CrankScene as AnyScene],
  ['intro', IntroScene as AnyScene],
  ['ambient', AmbientScene as AnyScene],
  ['integration', IntegrationScene as AnyScene],
  ['lifecycle', LifecycleScene as AnyScene],
  ['sources', SourcesScene as AnyScene],
  ['stack', StackScene as AnyScene],
  ['capability', AnalyticsObject as AnyScene],
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
