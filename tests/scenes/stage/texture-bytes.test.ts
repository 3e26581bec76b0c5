import { DataTexture, Mesh, MeshStandardMaterial, Scene, ShaderMaterial, SphereGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { getPanels } from '#scenes/instrument/panels.ts'
import { textureBytes } from '#scenes/stage/texture-bytes.ts'

const flat = () => new DataTexture(new Uint8Array(64 * 32 * 4), 64, 32)
const ball = (material: ShaderMaterial | MeshStandardMaterial) => new Mesh(new SphereGeometry(), material)

describe('the bytes of textures', () => {
  it('count maps, uniforms and lists of them, each texture once', () => {
    const shared = flat()
    const scene = new Scene().add(
      ball(new MeshStandardMaterial({ map: shared, normalMap: shared })),
      ball(new ShaderMaterial({ uniforms: { uMap: { value: shared }, uMaps: { value: [flat()] } } })),
    )
    expect(textureBytes([scene, scene])).toBe(2 * 64 * 32 * 4)
  })

  it('count six faces and the levels of a cube', () => {
    const scene = new Scene().add(
      ball(new ShaderMaterial({ uniforms: { uDay: { value: getPanels().day } } })),
    )
    const sharpest = 6 * 64 * 64 * 8
    expect(textureBytes([scene])).toBeGreaterThan(sharpest)
    expect(textureBytes([scene])).toBeLessThan(sharpest * 1.4)
  })
})
