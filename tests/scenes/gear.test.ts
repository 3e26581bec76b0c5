import { expect, it } from 'vitest'
import { gear } from '#scenes/instrument/gear.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'

const SPEC = { radius: 2, teeth: 40, tooth: 0.2, rim: 0.3, hub: 0.5, spokes: 5, thickness: 0.26 }
const HALF = SPEC.thickness / 2

/** Corners of the mesh: how far from the axis, and how high over the middle. */
function corners(): { out: number; up: number }[] {
  const builder = new MeshBuilder()
  gear(SPEC)(builder)
  const at = builder.build().getAttribute('position')
  return Array.from({ length: at.count }, (_, i) => ({
    out: Math.hypot(at.getX(i), at.getZ(i)),
    up: Math.abs(at.getY(i)),
  }))
}

it("ends its spokes within the rim, beneath the bevels of the rim's faces", () => {
  const hole = SPEC.radius - SPEC.tooth / 2 - SPEC.rim
  const bevel = 0.12 * SPEC.thickness
  // The rim has corners where its bevel begins and ends, and at its teeth: in between are those of the spokes' ends.
  const ends = corners().filter(({ out }) => out > hole + bevel + 1e-6 && out < hole + 0.5 * SPEC.rim)
  expect(ends.length).toBeGreaterThanOrEqual(SPEC.spokes)
  for (const { up } of ends) expect(up).toBeLessThan(HALF - bevel)
})
