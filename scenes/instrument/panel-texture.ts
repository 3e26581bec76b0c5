import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
} from 'three'
import { lobe, lodToRoughness, sampleStudio, type Studio } from './light-panels.ts'

/** Edge of the sharpest level, px, and the number of levels that carry a roughness (64, 32, 16, 8). */
export const PANEL_SIZE = 64
export const PANEL_MAX_LOD = 3

/** Direction of a texel of a cube face (+x −x +y −y +z −z), x mirrored as three mirrors cube maps. */
function direction(face: number, s: number, t: number, out: Float64Array): void {
  const axes = [
    [-1, -t, -s],
    [1, -t, s],
    [-s, 1, t],
    [-s, -1, -t],
    [-s, -t, 1],
    [s, -t, -1],
  ]
  const [x = 0, y = 0, z = 0] = axes[face] ?? []
  const length = Math.hypot(x, y, z)
  out[0] = x / length
  out[1] = y / length
  out[2] = z / length
}

/** Half-float rgba of one face at one level. */
export function buildFace(studio: Studio, face: number, size: number, roughness: number): Uint16Array {
  const data = new Uint16Array(size * size * 4)
  const rgb = new Float32Array(3)
  const dir = new Float64Array(3)
  const sigma = lobe(roughness)
  const one = DataUtils.toHalfFloat(1)
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1) {
      direction(face, ((i + 0.5) / size) * 2 - 1, ((j + 0.5) / size) * 2 - 1, dir)
      sampleStudio(studio, dir[0] ?? 0, dir[1] ?? 0, dir[2] ?? 0, sigma, rgb, 0)
      const at = (j * size + i) * 4
      for (let c = 0; c < 3; c += 1) data[at + c] = DataUtils.toHalfFloat(rgb[c] ?? 0)
      data[at + 3] = one
    }
  }
  return data
}

function buildLevel(studio: Studio, lod: number): DataTexture[] {
  const size = PANEL_SIZE >> lod
  const roughness = lodToRoughness(lod, PANEL_MAX_LOD)
  return [0, 1, 2, 3, 4, 5].map((face) => {
    const texture = new DataTexture(
      buildFace(studio, face, size, roughness),
      size,
      size,
      RGBAFormat,
      HalfFloatType,
    )
    texture.needsUpdate = true
    return texture
  })
}

/**
 * A prefiltered cube, built on the CPU in tens of milliseconds (three's own PMREM pass blocks for
 * seconds on a software renderer). Also valid as `scene.environment`: three takes its last level
 * from `mipmaps.length − 1`, which leaves out the base image, hence one 4 px tail level.
 */
export function buildPanelTexture(studio: Studio): CubeTexture {
  const texture = new CubeTexture(buildLevel(studio, 0))
  // The typings know mipmaps of compressed and flat images only; the renderer takes cubes.
  const levels = texture.mipmaps as unknown[]
  for (let lod = 1; lod <= PANEL_MAX_LOD + 1; lod += 1) {
    levels.push(new CubeTexture(buildLevel(studio, lod)))
  }
  texture.format = RGBAFormat
  texture.type = HalfFloatType
  texture.colorSpace = LinearSRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.generateMipmaps = false
  texture.flipY = false
  texture.isPMREMTexture = true
  texture.needsUpdate = true
  return texture
}
