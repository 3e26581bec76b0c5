/** One wheel of the train. Lengths in units of the drawing, angles in degrees, clockwise from three o'clock. */
export interface Wheel {
  x: number
  y: number
  teeth: number
  /** Rotation that brings its teeth into the gaps of its neighbour. */
  phase: number
}

/** Pitch diameter per tooth: wheels that mesh share it. */
export const MODULE = 8.5

export const pitchRadius = (teeth: number): number => (teeth * MODULE) / 2

/** Shares of a tooth's pitch from its middle to its flank, at the root and at the tip. */
const FLANK = { root: 0.29, tip: 0.15 } as const
/** Heights beyond the pitch circle and beneath it, in modules, as clockmakers cut them. */
const HEIGHT = { above: 1, below: 1.2 } as const

/** The outline of a wheel around the origin, its first tooth at three o'clock. */
export function gearPath(teeth: number): string {
  const pitch = (2 * Math.PI) / teeth
  const outer = pitchRadius(teeth) + HEIGHT.above * MODULE
  const inner = pitchRadius(teeth) - HEIGHT.below * MODULE
  const corners = [
    [inner, -FLANK.root],
    [outer, -FLANK.tip],
    [outer, FLANK.tip],
    [inner, FLANK.root],
  ] as const
  const points = Array.from({ length: teeth }, (_, tooth) =>
    corners.map(([radius, share]) => {
      const angle = (tooth + share) * pitch
      return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
    }),
  )
  return `M${points.flat().join('L')}Z`
}

/** The wheel that meshes with `driver` in a direction in degrees: tooth to gap. */
export function meshed(driver: Wheel, direction: number, teeth: number): Wheel {
  const distance = pitchRadius(driver.teeth) + pitchRadius(teeth)
  const radians = (direction * Math.PI) / 180
  // How far the driver's nearest tooth stands off the line between the centres, as a share of the pitch.
  const offset = ((direction - driver.phase) * driver.teeth) / 360
  const gap = 0.5 - (offset - Math.floor(offset))
  return {
    x: driver.x + distance * Math.cos(radians),
    y: driver.y + distance * Math.sin(radians),
    teeth,
    phase: direction + 180 - (gap * 360) / teeth,
  }
}
