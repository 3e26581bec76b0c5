import { Data3DTexture, LinearFilter, RedFormat, RepeatWrapping } from 'three'
import { createRandom } from './random.ts'
import { sharedTexture } from './shared-texture.ts'

/** Edge of the volume, texels: 32 KB in all. */
const VOLUME = 32

/** Cells of each octave and its weight; all divide the edge, so that the volume repeats without a seam. */
const OCTAVES = [
  { cells: 8, weight: 0.66 },
  { cells: 16, weight: 0.34 },
] as const

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Smooth value noise on a lattice that wraps, at a texel's place. */
function sample(lattice: Float32Array, cells: number, x: number, y: number, z: number): number {
  const scale = cells / VOLUME
  const [i, j, k] = [Math.floor(x * scale), Math.floor(y * scale), Math.floor(z * scale)]
  const [u, v, w] = [ease(x * scale - i), ease(y * scale - j), ease(z * scale - k)]
  let sum = 0
  for (let corner = 0; corner < 8; corner += 1) {
    const [a, b, c] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    const at = (((k + c) % cells) * cells + ((j + b) % cells)) * cells + ((i + a) % cells)
    sum += (lattice[at] ?? 0) * (a ? u : 1 - u) * (b ? v : 1 - v) * (c ? w : 1 - w)
  }
  return sum
}

/** One byte a texel, spread over the whole range. */
function noiseVolume(seed: number): Uint8Array {
  const random = createRandom(seed)
  const lattices = OCTAVES.map(({ cells }) => Float32Array.from({ length: cells ** 3 }, () => random()))
  const data = new Uint8Array(VOLUME ** 3)
  for (let at = 0; at < data.length; at += 1) {
    const [x, y, z] = [at % VOLUME, Math.floor(at / VOLUME) % VOLUME, Math.floor(at / VOLUME ** 2)]
    let value = 0
    OCTAVES.forEach(({ cells, weight }, octave) => {
      value += weight * sample(lattices[octave] ?? new Float32Array(), cells, x, y, z)
    })
    data[at] = Math.round(Math.min(1, Math.max(0, 0.5 + (value - 0.5) * 1.5)) * 255)
  }
  return data
}

/** The noise that all cores show, made once. */
export const noiseTexture = sharedTexture(() => {
  const texture = new Data3DTexture(noiseVolume(11), VOLUME, VOLUME, VOLUME)
  texture.format = RedFormat
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.wrapR = RepeatWrapping
  texture.needsUpdate = true
  return texture
})
