import { HalfFloatType, FloatType, RedFormat, RGFormat, Texture, type Material, type Object3D } from 'three'

interface Image {
  width?: number
  height?: number
  depth?: number
}

const CHANNELS = new Map<number, number>([
  [RedFormat, 1],
  [RGFormat, 2],
])
const FOUR = 4
/** A chain of levels, each a quarter of the one before. */
const LEVELS = 4 / 3
const CUBE_FACES = 6

function bytesOf(texture: Texture): number {
  const faces = Array.isArray(texture.image) ? CUBE_FACES : 1
  const image = (faces > 1 ? (texture.image as Texture[])[0]?.image : texture.image) as Image | undefined
  const pixels = (image?.width ?? 0) * (image?.height ?? 0) * (image?.depth ?? 1)
  const size = texture.type === HalfFloatType ? 2 : texture.type === FloatType ? 4 : 1
  const levels = texture.generateMipmaps || texture.mipmaps.length > 0 ? LEVELS : 1
  return Math.round(pixels * faces * (CHANNELS.get(texture.format) ?? FOUR) * size * levels)
}

function collect(value: unknown, into: Set<Texture>): void {
  if (value instanceof Texture) into.add(value)
  else if (Array.isArray(value)) for (const each of value) collect(each, into)
}

function collectFrom(material: Material, into: Set<Texture>): void {
  for (const value of Object.values(material)) collect(value, into)
  const { uniforms } = material as { uniforms?: Record<string, { value: unknown }> }
  for (const uniform of Object.values(uniforms ?? {})) collect(uniform.value, into)
}

/** Bytes on the GPU of all textures that scenes hold, each counted once; the targets of the glow are not among them. */
export function textureBytes(scenes: readonly Object3D[]): number {
  const found = new Set<Texture>()
  for (const scene of scenes) {
    scene.traverse((object) => {
      const { material } = object as { material?: Material | Material[] }
      for (const each of material === undefined ? [] : [material].flat()) collectFrom(each, found)
    })
  }
  let sum = 0
  for (const texture of found) sum += bytesOf(texture)
  return sum
}
