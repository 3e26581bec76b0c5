import { expect, it } from 'vitest'
import { Scene } from 'three'
import { createLighting, updateLighting } from '#scenes/instrument/lighting.ts'

const frame = { time: 0, progress: 0, pointer: { x: 0, y: 0 }, night: 1, width: 1, height: 1 }

it('a scene that has faded out is not drawn, and comes back with its fade', () => {
  const lighting = createLighting(1)
  const scene = new Scene()
  lighting.scene = scene
  updateLighting(lighting, frame, 0)
  expect(scene.visible).toBe(false)
  updateLighting(lighting, frame, 0.01)
  expect(scene.visible).toBe(true)
  updateLighting(lighting, frame)
  expect(scene.visible).toBe(true)
})
