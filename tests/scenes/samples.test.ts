import { Mesh, Points, ShaderMaterial, type Object3D } from 'three'
import { expect, it } from 'vitest'
import { scenes, type SceneName } from '#scenes/index.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { FRAME, loadScene, mount } from './mount-scene.ts'

/** Scenes with a shader of their own: those pages link it themselves, outside of a frame. */
const WITH_OWN = ['crank', 'gates', 'leads', 'stack', 'workflow']

/** What makes the programs of a scene: shaders and defines. */
function programsOf(scene: Object3D): Set<string> {
  const found = new Set<string>()
  scene.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof Points)) return
    const material: unknown = object.material
    if (!(material instanceof ShaderMaterial)) return
    const { vertexShader, fragmentShader, defines } = material
    found.add(JSON.stringify([vertexShader, fragmentShader, defines]))
  })
  return found
}

async function mounted(name: SceneName, tier: Tier): Promise<Set<string>> {
  const state = await mount(await loadScene(name), FRAME, tier)
  return programsOf(state.scene)
}

it.each(['high', 'medium', 'low'] as const)(
  'the samples have every program that scenes share, at %s',
  async (tier) => {
    const samples = await mounted('samples', tier)
    const missing: string[] = []
    for (const name of Object.keys(scenes) as SceneName[]) {
      const programs = await mounted(name, tier)
      if ([...programs].some((program) => !samples.has(program))) missing.push(name)
    }
    expect(missing.toSorted()).toEqual(WITH_OWN)
  },
)
