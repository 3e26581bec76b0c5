import type { PerspectiveCamera } from 'three'
import { SCENE_DISTANCE } from '#scenes/instrument/scene-props.ts'
import type { Area } from '#src/lib/area.ts'

/** A place in the world: the camera stands on a circle and looks outward, at the area's scene. */
export interface Place {
  /** Radians, clockwise from above. */
  angle: number
  /** Scene units from the world's centre, and above its plane. */
  radius: number
  height: number
}

/** Design: navigation is a move under 900 ms. */
export const FLIGHT_SECONDS = 0.88

/** Half a radian apart, no area sees its neighbour's scene. Radii and heights differ so that ways are arcs in depth. */
export const PLACES: Readonly<Record<Area, Place>> = {
  home: { angle: 0, radius: 22, height: 0 },
  solutions: { angle: 0.6, radius: 25, height: 1.5 },
  technology: { angle: 1.2, radius: 21, height: -1 },
  industries: { angle: 1.8, radius: 26, height: 2 },
  resources: { angle: -0.6, radius: 24, height: -1.5 },
  company: { angle: -1.2, radius: 21, height: 1 },
  support: { angle: -1.8, radius: 25, height: -2 },
}

const COORDINATES = ['angle', 'radius', 'height'] as const

export interface Flight {
  now: Place
  /** Per second. */
  velocity: Place
  from: Place
  fromVelocity: Place
  to: Readonly<Place>
  elapsed: number
  flying: boolean
}

export function createFlight(place: Readonly<Place>): Flight {
  const still = { angle: 0, radius: 0, height: 0 }
  return {
    now: { ...place },
    velocity: { ...still },
    from: { ...place },
    fromVelocity: { ...still },
    to: place,
    elapsed: FLIGHT_SECONDS,
    flying: false,
  }
}

/** Starts a flight from the camera's present place and speed, so that a navigation during a flight causes no jump. */
export function flyTo(flight: Flight, place: Readonly<Place>): void {
  if (flight.to === place) return
  Object.assign(flight.from, flight.now)
  Object.assign(flight.fromVelocity, flight.velocity)
  flight.to = place
  flight.elapsed = 0
  flight.flying = true
}

/** Moves on by `dt` seconds: a cubic Hermite curve that arrives with no speed left. */
export function fly(flight: Flight, dt: number): void {
  if (!flight.flying) return
  flight.elapsed = Math.min(FLIGHT_SECONDS, flight.elapsed + dt)
  const s = flight.elapsed / FLIGHT_SECONDS
  const rest = 1 - s
  for (const key of COORDINATES) {
    const from = flight.from[key]
    const way = flight.to[key] - from
    const push = flight.fromVelocity[key] * FLIGHT_SECONDS
    flight.now[key] = from + way * s * s * (3 - 2 * s) + push * s * rest * rest
    flight.velocity[key] = (way * 6 * s * rest + push * rest * (1 - 3 * s)) / FLIGHT_SECONDS
  }
  flight.flying = s < 1
}

/** Ends a flight where it goes. */
export function land(flight: Flight): void {
  fly(flight, FLIGHT_SECONDS)
}

/** Writes the camera as the scene at `home` sees it; at home itself that is the place at rest. */
export function view(now: Readonly<Place>, home: Readonly<Place>, camera: PerspectiveCamera): void {
  const turn = now.angle - home.angle
  camera.position.set(
    now.radius * Math.sin(turn),
    now.height - home.height,
    SCENE_DISTANCE + (home.radius - now.radius * Math.cos(turn)),
  )
  camera.rotation.set(0, -turn, 0)
}
