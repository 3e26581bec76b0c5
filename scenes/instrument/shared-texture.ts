import type { Texture } from 'three'

const made = new Set<Texture>()

/** A texture that every scene uses, made at the first use and kept for the visit. */
export function sharedTexture<T extends Texture>(create: () => T): () => T {
  let texture: T | undefined
  return () => {
    if (texture) return texture
    texture = create()
    made.add(texture)
    return texture
  }
}

/**
 * A renderer goes: frees what it holds of these textures, which would hold on to it in turn. Whoever draws with them next
 * uploads them again.
 */
export function releaseSharedTextures(): void {
  for (const texture of made) texture.dispose()
}
