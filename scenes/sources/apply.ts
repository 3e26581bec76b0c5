import type { RefObject } from 'react'
import type { Color, Group, InterleavedBufferAttribute, BufferAttribute } from 'three'
import { DEGREE, lerp } from '#scenes/instrument/ease.ts'
import type { NodeAnchor } from '#scenes/instrument/node-anchor.ts'
import type { OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { PacketsPart } from '#scenes/instrument/packets.tsx'
import { type Palette, planetIndex } from '#scenes/instrument/palette.ts'
import type { PathsPart } from '#scenes/instrument/paths.tsx'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'
import type { Rig } from '#scenes/instrument/rig.ts'
import { SCENE_DISTANCE, type SceneFrame } from '#scenes/instrument/scene-props.ts'
import { sources } from '#src/content/analytics/sources.ts'
import { BOW, SWIRL } from '#src/lib/armillary.ts'
import { CORE, DIM, GROWTH, JOINS, OBLIQUITY } from './config.ts'
import { scaleFor, type Seat, sit, type SourcesMood, type SourcesPose } from './motion.ts'

type GroupName = 'instrument' | 'rim' | 'ecliptic' | 'colure' | 'axis' | 'ball' | 'halo'

/** One source on the canvas: what its button holds, and its orbit. */
export interface HeldSource {
  anchor: Readonly<NodeAnchor>
  holder: RefObject<Group | null>
  plane: RefObject<Group | null>
  orbits: RefObject<OrbitsPart | null>
}

export type SourcesRefs = Record<GroupName, RefObject<Group | null>> & {
  planets: RefObject<PlanetsPart | null>
  packets: RefObject<PacketsPart | null>
  paths: RefObject<PathsPart | null>
  held: (HeldSource | null)[]
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

/** Finds each source's seat: under its button, or where its record says until there is one. */
export function takeSeats(
  pose: SourcesPose,
  frame: Readonly<SceneFrame>,
  refs: SourcesRefs,
  seats: readonly Seat[],
): void {
  const across = (10 * frame.width) / Math.max(1, frame.height)
  for (let i = 0; i < sources.length; i += 1) {
    const source = sources[i]
    const seat = seats[i]
    if (!source || !seat) continue
    const anchor = refs.held[i]?.anchor
    const x = anchor?.found ? anchor.x : (source.x / 100 - 0.5) * across
    const y = anchor?.found ? anchor.y : (0.5 - source.y / 100) * 10
    sit(x, y, source.orbit, pose.sways[i] ?? 0, seat)
  }
}

function level(attribute: BufferAttribute | InterleavedBufferAttribute | undefined, value: number): void {
  if (!attribute || Math.abs(attribute.getW(0) - value) < 0.004) return
  attribute.setW(0, value)
  attribute.needsUpdate = true
}

/** Puts planets, orbits and the halo to the seats. */
export function placeBodies(
  mood: SourcesMood,
  frame: Readonly<SceneFrame>,
  refs: SourcesRefs,
  seats: readonly Seat[],
): void {
  const planets = refs.planets.current
  const scale = Math.sqrt(scaleFor(frame.width, frame.height))
  let warmest = 0
  for (let i = 0; i < seats.length; i += 1) {
    const seat = seats[i]
    const held = refs.held[i]
    if (!seat) continue
    const heat = mood.heat[i] ?? 0
    const radius = (sources[i]?.radius ?? 0.3) * scale * (1 + GROWTH * heat) * (1 - seat.z / SCENE_DISTANCE)
    planets?.place(i, seat.x, seat.y, seat.z, radius, frame.time * 0.05 + i)
    planets?.shade(i, lerp(1, DIM.planet, mood.apart[i] ?? 0))
    held?.holder.current?.position.set(seat.x, seat.y, seat.z)
    held?.plane.current?.rotation.set(seat.lean, 0, seat.roll, 'ZXY')
    held?.plane.current?.scale.setScalar(seat.reach)
    held?.orbits.current?.angles.fill(seat.angle)
    level(held?.orbits.current?.object.geometry.getAttribute('aOrbit'), 1 + heat - 0.6 * (mood.dim[i] ?? 0))
    if (heat <= warmest) continue
    warmest = heat
    refs.halo.current?.position.set(seat.x, seat.y, seat.z)
    refs.halo.current?.scale.setScalar(radius * (0.7 + 0.3 * heat))
  }
  if (refs.halo.current) refs.halo.current.visible = warmest > 0.02
  refs.halo.current?.rotation.set(0.5, 0, 0.34)
  planets?.commit()
}

/** A planet's color, turning to brass as it is looked at. */
function tint(out: Color | undefined, { planets, accent }: Palette, i: number, heat: number): void {
  const own = planets[planetIndex(sources[i]?.colour ?? 'blue')]
  if (own) out?.lerpColors(own, accent, heat)
}

const seenRadius = (i: number, mood: SourcesMood) =>
  (sources[i]?.radius ?? 0.3) * (1 + GROWTH * (mood.heat[i] ?? 0))

/** Bends the streams from the seats to the hub and the ways between neighbours, and lights them. */
export function bendWays(mood: SourcesMood, rig: Rig, refs: SourcesRefs, seats: readonly Seat[]): void {
  const packets = refs.packets.current
  const paths = refs.paths.current
  if (!packets || !paths) return
  packets.clock.value = mood.clock
  for (let i = 0; i < seats.length; i += 1) {
    const seat = seats[i]
    if (!seat) continue
    const heat = mood.heat[i] ?? 0
    const dim = mood.dim[i] ?? 0
    packets.from[i]?.set(seat.x, seat.y, seat.z)
    packets.bend[i]?.set(seat.x * 0.5 + seat.y * SWIRL, seat.y * 0.5 - seat.x * SWIRL, seat.z * 0.5)
    packets.to[i]?.set(0, 0, 0)
    packets.level[i] = mood.flow * lerp(1, DIM.packets, dim)
    tint(packets.tint[i], rig.palette, i, heat)
    paths.bright[i] = heat
    paths.shown[i] = lerp(1, DIM.way, dim)
    paths.clear[i]?.set(seenRadius(i, mood), CORE.radius)
  }
  joinNeighbours(mood, rig.palette, packets, paths, seats)
}

/** Between neighbours records are joined only while one of the two is looked at; until then a way is all there is. */
function joinNeighbours(
  mood: SourcesMood,
  palette: Palette,
  packets: PacketsPart,
  paths: PathsPart,
  seats: readonly Seat[],
): void {
  for (let j = 0; j < JOINS.length; j += 1) {
    const at = seats.length + j
    const a = JOINS[j]?.[0] ?? 0
    const b = JOINS[j]?.[1] ?? 0
    const from = seats[a]
    const to = seats[b]
    if (!from || !to) continue
    const heat = Math.max(mood.heat[a] ?? 0, mood.heat[b] ?? 0)
    const dim = Math.min(mood.dim[a] ?? 0, mood.dim[b] ?? 0)
    packets.from[at]?.set(from.x, from.y, from.z)
    packets.bend[at]?.set((from.x + to.x) * BOW, (from.y + to.y) * BOW, (from.z + to.z) * BOW)
    packets.to[at]?.set(to.x, to.y, to.z)
    packets.level[at] = mood.flow * heat
    tint(packets.tint[at], palette, a, heat)
    paths.bright[at] = heat * 0.55
    paths.shown[at] = lerp(DIM.join, 1, heat) * lerp(1, DIM.way, dim)
    paths.clear[at]?.set(seenRadius(a, mood), seenRadius(b, mood))
  }
}
