import { fromPlane, leaning, magnification, type Point } from './ecliptic.ts'

/*
 * A train of meshed gears in its own plane: x to the right, z towards the reader, angles from +x towards +z, one module
 * throughout. The scene, its light picture and the buttons of the page all take their places from here.
 */

/** A wheel, and by how many of its teeth it carries what it is handed until it hands it on. */
interface Gear {
  teeth: number
  carried: number
}

/** A gear where it stands. Radians and units of the train. */
export interface Seated extends Gear {
  x: number
  z: number
  /** Pitch radius: where it meets its neighbours. */
  radius: number
  /** 1 or −1: in which sense it turns. */
  sense: number
  /** Where it is handed something, and where it hands it on. */
  entry: number
  exit: number
  /** Its turn at which its teeth stand in the gaps of the gear before it. */
  rest: number
}

const TAU = 2 * Math.PI

/** Turn of the next gear so that a gap of it meets a tooth of `gear`, which stands at its rest, at the point of contact. */
function restAfter(gear: Seated, teeth: number): number {
  const reached = ((gear.exit - gear.rest) * gear.teeth) / TAU
  return gear.exit + Math.PI + ((reached - 0.5) * TAU) / teeth
}

/**
 * The train from the gears alone: every gear carries a whole number of teeth, so that it hands on exactly at the point
 * where it meets the next, and each joins in at its rest. `entry`: where the first is handed something.
 */
export function trainOf(gears: readonly Gear[], module: number, entry: number): Seated[] {
  const train: Seated[] = []
  for (const [i, { teeth, carried }] of gears.entries()) {
    const before = train[i - 1]
    const radius = (teeth * module) / 2
    const sense = i % 2 === 0 ? 1 : -1
    const from = before ? before.exit + Math.PI : entry
    const reach = before ? before.radius + radius : 0
    train.push({
      teeth,
      carried,
      radius,
      sense,
      x: before ? before.x + Math.cos(before.exit) * reach : 0,
      z: before ? before.z + Math.sin(before.exit) * reach : 0,
      entry: from,
      exit: from + (sense * carried * TAU) / teeth,
      rest: before ? restAfter(before, teeth) : entry,
    })
  }
  return train
}

/** How a train is seen: in a picture of this aspect, 10 units high, with room left at its edges. */
export interface TrainView {
  aspect: number
  /** Lean of its plane towards the reader; 90° is face on. Radians. */
  lean: number
  /** Turn of the train in its plane: 0 runs to the right, 90° down. Radians. */
  along: number
  /** Units left free. */
  room: { left: number; right: number; top: number; bottom: number }
  /** Size at most: a short train does not grow without end. */
  most: number
}

/** Where a train stands in a picture: its size, and what is added to its places in the plane, at that size. */
export interface Fit {
  scale: number
  x: number
  z: number
}

/** A point of the train in the space of the picture. Writes `out` and returns it. */
export function seenPoint(
  view: TrainView,
  fit: Readonly<Fit>,
  x: number,
  lift: number,
  z: number,
  out: Point,
): Point {
  const [c, s] = [Math.cos(view.along), Math.sin(view.along)]
  const u = (x * c - z * s) * fit.scale + fit.x
  const w = (x * s + z * c) * fit.scale + fit.z
  return fromPlane(leaning(view.lean), { u, w }, lift * fit.scale, out)
}

const point: Point = { x: 0, y: 0, z: 0 }

/** What the gears take of the picture, units: left, right, bottom, top. `beyond`: how far teeth pass the pitch radius. */
function bounds(train: readonly Seated[], view: TrainView, fit: Fit, beyond: number) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const { x, z, radius } of train)
    for (let i = 0; i < 24; i += 1) {
      const angle = (i / 24) * TAU
      const r = radius + beyond
      seenPoint(view, fit, x + Math.cos(angle) * r, 0, z + Math.sin(angle) * r, point)
      const near = magnification(point.z)
      box.left = Math.min(box.left, point.x * near)
      box.right = Math.max(box.right, point.x * near)
      box.bottom = Math.min(box.bottom, point.y * near)
      box.top = Math.max(box.top, point.y * near)
    }
  return box
}

/** As large as the room allows, in its middle. Perspective moves the edges, so that it is found in a few steps. */
export function fitTrain(train: readonly Seated[], view: TrainView, beyond: number): Fit {
  const { aspect, room, most } = view
  const right = 5 * aspect - room.right
  const left = room.left - 5 * aspect
  const [bottom, top] = [room.bottom - 5, 5 - room.top]
  const fit: Fit = { scale: 1, x: 0, z: 0 }
  for (let step = 0; step < 12; step += 1) {
    const box = bounds(train, view, fit, beyond)
    const grow = Math.min((right - left) / (box.right - box.left), (top - bottom) / (box.top - box.bottom))
    const scale = Math.min(most, fit.scale * grow)
    fit.x *= scale / fit.scale
    fit.z *= scale / fit.scale
    fit.scale = scale
    const now = bounds(train, view, fit, beyond)
    fit.x += (left + right - now.left - now.right) / 2
    fit.z -= (bottom + top - now.bottom - now.top) / 2 / Math.sin(view.lean)
  }
  return fit
}
