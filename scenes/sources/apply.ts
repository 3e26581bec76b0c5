import type { RefObject } from 'react'
import { type Color, Euler, type Group, Quaternion } from 'three'
import { DEGREE, lerp } from '#scenes/instrument/ease.ts'
import { mostActive } from '#scenes/instrument/highlight.ts'
import type { HeldNode } from '#scenes/instrument/node-holders.tsx'
import type { OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { PacketsPart } from '#scenes/instrument/packets.tsx'
import { type Palette, planetIndex } from '#scenes/instrument/palette.ts'
import type { PathsPart } from '#scenes/instrument/paths.tsx'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import type { SceneFrame } from '#scenes/instrument/scene-props.ts'
import { magnification } from '#src/lib/ecliptic.ts'
import { sources } from '#src/content/analytics/sources.ts'
import { BOW, SWIRL } from '#src/lib/armillary.ts'
import { CORE, DIM, GROWTH, JOINS, OBLIQUITY } from './config.ts'
import { type OrbitPlace, placeOnOrbit, scaleFor, type SourcesPose, type SourcesState } from './motion.ts'

type GroupName = 'instrument' | 'rim' | 'ecliptic' | 'colure' | 'axis' | 'ball' | 'halo'

export type SourcesRefs = Record<GroupName, RefObject<Group | null>> & {
  planets: RefObject<PlanetsPart | null>
  orbits: RefObject<OrbitsPart | null>
  packets: RefObject<PacketsPart | null>
  paths: RefObject<PathsPart | null>
  held: (HeldNode | null)[]
}

/** Direction of the hub's axle in the picture. */
const AXLE = (90 + OBLIQUITY) * DEGREE

/** Writes rim and hub. Runs every frame: allocates nothing, like all of this file. */
export function applyPose(pose: SourcesPose, frame: Readonly<SceneFrame>, refs: SourcesRefs): void {
  refs.instrument.current?.rotation.set(pose.tiltX, pose.tiltY, 0)
  refs.instrument.current?.scale.setScalar(scaleFor(frame.width, frame.height))
  // The rim's axis points at the reader; it turns about that axis.
  refs.rim.current?.rotation.set(Math.PI / 2 + pose.rimLean, 0, pose.rimTurn, 'XZY')
  refs.ecliptic.current?.rotation.set(pose.ecliptic, 0, AXLE, 'ZXY')
  // Gimbals: each turns on the pins in the one around it.
  refs.colure.current?.rotation.set(0, 0, pose.colure)
  refs.axis.current?.rotation.set(pose.axis, 0, 0)
  refs.ball.current?.rotation.set(0.2, pose.core, 0.15)
}

/** Finds each planet's place: under its button, or where its record says until there is one. */
export function findPlaces(
  pose: SourcesPose,
  frame: Readonly<SceneFrame>,
  refs: SourcesRefs,
  places: readonly OrbitPlace[],
): void {
  const across = (10 * frame.width) / Math.max(1, frame.height)
  for (let i = 0; i < sources.length; i += 1) {
    const source = sources[i]
    const place = places[i]
    if (!source || !place) continue
    const anchor = refs.held[i]?.anchor
    const x = anchor?.found ? anchor.x : (source.x / 100 - 0.5) * across
    const y = anchor?.found ? anchor.y : (0.5 - source.y / 100) * 10
    placeOnOrbit(x, y, source.orbit, pose.sways[i] ?? 0, place)
  }
}

const attitude = new Euler(0, 0, 0, 'ZXY')
const plane = new Quaternion()

/** Puts an orbit into the plane of its planet. */
function placeOrbit(orbits: OrbitsPart | null, i: number, place: Readonly<OrbitPlace>, level: number): void {
  if (!orbits) return
  orbits.turn(i, plane.setFromEuler(attitude.set(place.lean, 0, place.roll)))
  orbits.resize(i, place.reach)
  orbits.shade(i, level)
  orbits.angles[i] = place.angle
}

/** Puts planets, orbits and the halo to their places. */
export function placeBodies(
  state: SourcesState,
  frame: Readonly<SceneFrame>,
  refs: SourcesRefs,
  places: readonly OrbitPlace[],
): void {
  const planets = refs.planets.current
  const most = mostActive(state)
  const scale = Math.sqrt(scaleFor(frame.width, frame.height))
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i]
    if (!place) continue
    const active = state.active[i] ?? 0
    const radius = ((sources[i]?.radius ?? 0.3) * scale * (1 + GROWTH * active)) / magnification(place.z)
    planets?.place(i, place.x, place.y, place.z, radius, frame.time * 0.05 + i)
    planets?.shade(i, lerp(1, DIM.planet, state.dim[i] ?? 0))
    refs.held[i]?.object.current?.position.set(place.x, place.y, place.z)
    placeOrbit(refs.orbits.current, i, place, 1 + active - 0.6 * (state.wayDim[i] ?? 0))
    if (i !== most) continue
    refs.halo.current?.position.set(place.x, place.y, place.z)
    refs.halo.current?.scale.setScalar(radius * (0.7 + 0.3 * active))
  }
  if (refs.halo.current) refs.halo.current.visible = (state.active[most] ?? 0) > 0.02
  refs.halo.current?.rotation.set(0.5, 0, 0.34)
  planets?.commit()
}

/** A planet's color, turning to brass as it is looked at. */
function tint(out: Color | undefined, { planets, accent }: Palette, i: number, active: number): void {
  const own = planets[planetIndex(sources[i]?.colour ?? 'blue')]
  if (own) out?.lerpColors(own, accent, active)
}

const seenRadius = (i: number, state: SourcesState) =>
  (sources[i]?.radius ?? 0.3) * (1 + GROWTH * (state.active[i] ?? 0))

/** Bends the streams from the planets to the hub and the ways between neighbours, and lights them. */
export function bendWays(
  state: SourcesState,
  lighting: Lighting,
  refs: SourcesRefs,
  places: readonly OrbitPlace[],
): void {
  const packets = refs.packets.current
  const paths = refs.paths.current
  if (!packets || !paths) return
  packets.clock.value = state.clock
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i]
    if (!place) continue
    const active = state.wayActive[i] ?? 0
    const dim = state.wayDim[i] ?? 0
    packets.from[i]?.set(place.x, place.y, place.z)
    packets.bend[i]?.set(place.x * 0.5 + place.y * SWIRL, place.y * 0.5 - place.x * SWIRL, place.z * 0.5)
    packets.to[i]?.set(0, 0, 0)
    packets.level[i] = state.flow * lerp(1, DIM.packets, dim)
    tint(packets.tint[i], lighting.palette, i, active)
    paths.bright[i] = active
    paths.shown[i] = lerp(1, DIM.way, dim)
    paths.clear[i]?.set(seenRadius(i, state), CORE.radius)
  }
  joinNeighbours(state, lighting.palette, packets, paths, places)
}

/** Packets between neighbours run only while one of the two is looked at; otherwise only the way is drawn. */
function joinNeighbours(
  state: SourcesState,
  palette: Palette,
  packets: PacketsPart,
  paths: PathsPart,
  places: readonly OrbitPlace[],
): void {
  for (let j = 0; j < JOINS.length; j += 1) {
    const at = places.length + j
    const a = JOINS[j]?.[0] ?? 0
    const b = JOINS[j]?.[1] ?? 0
    const from = places[a]
    const to = places[b]
    if (!from || !to) continue
    const active = state.wayActive[at] ?? 0
    const dim = state.wayDim[at] ?? 0
    packets.from[at]?.set(from.x, from.y, from.z)
    packets.bend[at]?.set((from.x + to.x) * BOW, (from.y + to.y) * BOW, (from.z + to.z) * BOW)
    packets.to[at]?.set(to.x, to.y, to.z)
    packets.level[at] = state.flow * active
    tint(packets.tint[at], palette, a, active)
    paths.bright[at] = active * 0.55
    paths.shown[at] = lerp(DIM.join, 1, active) * lerp(1, DIM.way, dim)
    paths.clear[at]?.set(seenRadius(a, state), seenRadius(b, state))
  }
}
