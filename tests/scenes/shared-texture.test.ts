import { Texture } from 'three'
import { expect, it, vi } from 'vitest'
import { releaseSharedTextures, sharedTexture } from '#scenes/instrument/shared-texture.ts'

it('a shared texture is made once, and lets go of a renderer that goes', () => {
  const create = vi.fn(() => new Texture())
  const shared = sharedTexture(create)
  releaseSharedTextures()
  expect(create).not.toHaveBeenCalled()
  const texture = shared()
  expect(shared()).toBe(texture)
  expect(create).toHaveBeenCalledTimes(1)
  // A renderer listens until it may free what it has uploaded.
  const freed = vi.fn()
  texture.addEventListener('dispose', freed)
  releaseSharedTextures()
  expect(freed).toHaveBeenCalledTimes(1)
  expect(shared()).toBe(texture)
})
