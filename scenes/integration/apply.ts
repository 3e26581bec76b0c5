import type { RefObject } from 'react'
import type { Group, Vector3 } from 'three'
import { lerp } from '#scenes/instrument/ease.ts'
import { mostActive, type Highlight } from '#scenes/instrument/highlight.ts'
import type { HeldNode } from '#scenes/instrument/node-holders.tsx'
import type { OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { PacketsPart } from '#scenes/instrument/packets.tsx'
import type { Palette } from '#scenes/instrument/palette.ts'
import { planetIndex } from '#scenes/instrument/palette.ts'
import type { PathsPart } from '#scenes/instrument/paths.tsx'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'
import type { SceneFrame } from '#scenes/instrument/scene-props.ts'
import { nodes } from '#src/content/platform/diagram.ts'
import {
  bendBetween,
  bendToHub,
  fromPlane,
  toPlane,
  type Axes,
  type Bend,
  type PlanePoint,
} from '#src/lib/ecliptic.ts'
import { CORE, DIM, PAIRS, PLANETS, SWELL } from './config.ts'
import type { IntegrationPose } from './motion.ts'

interface IntegrationRefs {
  plane: RefObject<Group | null>
  hub: RefObject<Group | null>
  ecliptic: RefObject<Group | null>
  meridian: RefObject<Group | null>
  inner: RefObject<Group | null>
  ball: RefObject<Group | null>
  halo: RefObject<Group | null>
  planets: RefObject<PlanetsPart | null>
  orbits: RefObject<OrbitsPart | null>
  packets: RefObject<PacketsPart | null>
  paths: RefObject<PathsPart | null>
  held: (HeldNode | null)[]
}

const axes: Axes = { ax: 1, ay: 0, az: 0, cx: 0, cy: 0, cz: 1 }
const planePoints: PlanePoint[] = nodes.map(() => ({ u: 0, w: 0 }))
const spots = nodes.map(() => ({ x: 0, y: 0, z: 0 }))
const bend: Bend = { u: 0, w: 0, lift: 0 }
const NOWHERE: PlanePoint = { u: 0, w: 0 }

const radiusOf = (i: number, { active }: Highlight) =>
  (PLANETS[i]?.radius ?? 0) * (1 + SWELL * (active[i] ?? 0))

/** Turns the instrument. `narrow` shrinks the hub on upright screens. */
export function turnInstrument(pose: IntegrationPose, narrow: number, refs: IntegrationRefs): void {
  refs.plane.current?.rotation.set(pose.lean + pose.tiltX, pose.tiltY, pose.roll, 'YZX')
  refs.hub.current?.scale.setScalar(narrow)
  refs.ecliptic.current?.rotation.set(0, pose.ecliptic, 0)
  refs.meridian.current?.rotation.set(pose.meridian, 0, 0)
  refs.inner.current?.rotation.set(0, 0, pose.inner)
  refs.ball.current?.rotation.set(0.2, pose.core, 0.15)
  refs.ball.current?.scale.setScalar(narrow)
  const plane = refs.plane.current
  if (!plane) return
  plane.updateMatrix()
  const m = plane.matrix.elements
  axes.ax = m[0]
  axes.ay = m[1]
  axes.az = m[2]
  axes.cx = m[8]
  axes.cy = m[9]
  axes.cz = m[10]
}

/** Puts each planet on the plane where it is seen behind its button, and its orbit through it. */
export function placePlanets(
  pose: IntegrationPose,
  frame: Readonly<SceneFrame>,
  highlight: Highlight,
  refs: IntegrationRefs,
): void {
  const width = (10 * frame.width) / Math.max(1, frame.height)
  const planets = refs.planets.current
  for (let i = 0; i < nodes.length; i += 1) {
    const node = nodes[i]
    const held = refs.held[i]
    const place = planePoints[i]
    const spot = spots[i]
    if (!node || !place || !spot) continue
    const found = held?.anchor.found === true
    const x = found ? held.anchor.x : ((node.x - 50) / 100) * width
    const y = found ? held.anchor.y : (50 - node.y) / 10
    fromPlane(axes, toPlane(axes, x, y, place), 0, spot)
    held?.object.current?.position.set(spot.x, spot.y, spot.z)
    planets?.place(i, spot.x, spot.y, spot.z, radiusOf(i, highlight), pose.core * 2 + i)
    planets?.shade(i, lerp(1, DIM.planet, highlight.dim[i] ?? 0))
    refs.orbits.current?.resize(i, Math.hypot(place.u, place.w))
    if (refs.orbits.current) refs.orbits.current.angles[i] = Math.atan2(place.w, place.u)
  }
  planets?.commit()
}

/** Puts the ring around the planet that is looked at, or was until just now. */
export function placeHalo(pose: IntegrationPose, highlight: Highlight, refs: IntegrationRefs): void {
  const most = mostActive(highlight)
  const bright = highlight.active[most] ?? 0
  const spot = spots[most]
  const halo = refs.halo.current
  if (!halo || !spot) return
  halo.visible = bright > 0.02
  halo.position.set(spot.x, spot.y, spot.z)
  halo.rotation.set(0.5, pose.halo, -0.28)
  halo.scale.setScalar((PLANETS[most]?.radius ?? 0.4) * (0.6 + 0.4 * bright))
}

function setVector(vector: Vector3 | undefined, { x, y, z }: { x: number; y: number; z: number }): void {
  vector?.set(x, y, z)
}

/** Bends the ways over the plane and lights them. */
export function layWays(highlight: Highlight, palette: Palette, refs: IntegrationRefs): void {
  const packets = refs.packets.current
  const paths = refs.paths.current
  if (!packets || !paths) return
  for (let way = 0; way < nodes.length + PAIRS.length; way += 1) {
    const pair = PAIRS[way - nodes.length]
    const from = pair?.[0] ?? way
    const a = planePoints[from] ?? NOWHERE
    if (pair) bendBetween(a, planePoints[pair[1]] ?? NOWHERE, bend)
    else bendToHub(a, bend)
    setVector(packets.from[way], spots[from] ?? ORIGIN)
    setVector(packets.bend[way], fromPlane(axes, bend, bend.lift, scratch))
    setVector(packets.to[way], pair ? (spots[pair[1]] ?? ORIGIN) : ORIGIN)
    const bright = highlight.wayActive[way] ?? 0
    const shown = lerp(1, DIM.way, highlight.wayDim[way] ?? 0)
    paths.bright[way] = bright
    paths.shown[way] = shown
    paths.clear[way]?.set(radiusOf(from, highlight), pair ? radiusOf(pair[1], highlight) : CORE.radius)
    packets.level[way] = highlight.flow * (shown < 1 ? DIM.packets + (1 - DIM.packets) * shown * shown : 1)
    const colour = palette.planets[planetIndex(PLANETS[from]?.colour ?? 'blue')]
    if (colour) packets.tint[way]?.lerpColors(colour, palette.accent, pair ? Math.max(0.35, bright) : bright)
  }
}

const ORIGIN = { x: 0, y: 0, z: 0 }
const scratch = { x: 0, y: 0, z: 0 }
