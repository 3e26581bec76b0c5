import type { Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { scenes, type SceneName } from '#scenes/index.ts'
import { FRAME, loadScene, mount } from './mount-scene.ts'

/** Every object's place in the world, as one list. */
function places(scene: Object3D): number[] {
  scene.updateMatrixWorld(true)
  const out: number[] = []
  scene.traverse((object) => out.push(...object.matrixWorld.elements))
  return out
}

const NAMES = Object.keys(scenes) as SceneName[]

/** Time alone moves neither what is never shown nor what follows a demo. */
const STILL: ReadonlySet<SceneName> = new Set(['samples', 'workflow'])

describe.each(NAMES)('%s scene', (name) => {
  it('draws what the frame says, and the same again for the same frame', async () => {
    const frame = { ...FRAME, pointer: { x: 0, y: 0 } }
    const state = await mount(await loadScene(name), frame)
    const at = (time: number) => {
      frame.time = time
      state.advance(time)
      return places(state.scene)
    }
    const first = at(4)
    expect(first.length).toBeGreaterThan(16 * 5)
    expect(first.every(Number.isFinite)).toBe(true)
    expect(at(9).some((number, index) => number !== first[index])).toBe(!STILL.has(name))
    expect(at(4)).toEqual(first)
  })
})
