import { magnification, type Point } from './ecliptic.ts'
import { type Fit, type Seated, seenPoint, type TrainView } from './gear-train.ts'

const TAU = 2 * Math.PI
const point: Point = { x: 0, y: 0, z: 0 }

/** A gear as the page sees it, percent of the picture from the top left: its middle and its width and height. */
interface SeenGear {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Where the lowest tooth of a gear is seen, percent of the picture from its middle down. `lift`: where the gear stands on
 * its arbor.
 */
export function seenFoot(gear: Seated, view: TrainView, fit: Fit, beyond: number, lift: number): number {
  const angle = Math.PI / 2 - view.along
  const r = gear.radius + beyond
  seenPoint(view, fit, gear.x + Math.cos(angle) * r, lift, gear.z + Math.sin(angle) * r, point)
  return 50 - point.y * magnification(point.z) * 10 - seenGear(gear, view, fit).y
}

/**
 * The ellipse that a gear is seen as, teeth and all, percent of the picture's height: its middle from that of the gear's
 * button (`seenGear`), its half axes, and the turn of the longer one, degrees clockwise from the right.
 */
export function seenOutline(gear: Seated, view: TrainView, fit: Fit, beyond: number, lift: number) {
  const points = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * TAU
    const r = gear.radius + beyond
    seenPoint(view, fit, gear.x + Math.cos(angle) * r, lift, gear.z + Math.sin(angle) * r, point)
    const near = magnification(point.z) * 10
    return { x: point.x * near, y: -point.y * near }
  })
  const mean = (of: (at: { x: number; y: number }) => number) =>
    points.reduce((sum, at) => sum + of(at), 0) / points.length
  const [x, y] = [mean((at) => at.x), mean((at) => at.y)]
  // Points at equal angles of a circle: the axes of what it is seen as are those of their spread.
  const [xx, yy, xy] = [
    mean((at) => (at.x - x) ** 2),
    mean((at) => (at.y - y) ** 2),
    mean((at) => (at.x - x) * (at.y - y)),
  ]
  const wide = Math.hypot((xx - yy) / 2, xy)
  const button = seenGear(gear, view, fit)
  return {
    x: x - (button.x - 50) * view.aspect,
    y: y - (button.y - 50),
    long: Math.sqrt(xx + yy + 2 * wide),
    short: Math.sqrt(xx + yy - 2 * wide),
    turn: (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI),
  }
}

export function seenGear(gear: Seated, view: TrainView, fit: Fit): SeenGear {
  seenPoint(view, fit, gear.x, 0, gear.z, point)
  const near = magnification(point.z)
  const across = 2 * gear.radius * fit.scale * near
  return {
    x: 50 + (point.x * near * 10) / view.aspect,
    y: 50 - point.y * near * 10,
    width: (across * 10) / view.aspect,
    height: across * Math.sin(view.lean) * 10,
  }
}
