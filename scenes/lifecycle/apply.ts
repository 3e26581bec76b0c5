import type { Vector4 } from 'three'
import { atDepth } from '#scenes/instrument/node-anchor.ts'
import type { HeldNode } from '#scenes/instrument/node-holders.tsx'
import { planetIndex, type Palette } from '#scenes/instrument/palette.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import type { Point } from '#src/lib/ecliptic.ts'
import { ringPoint, type Ring } from '#src/lib/lifecycle-ring.ts'
import { BODIES, FLOW_SPAN, RING, TASK } from './config.ts'
import type { LifecyclePose } from './motion.ts'
import type { LifecycleRefs } from './refs.ts'

const STEPS = lifecycleSteps.length

/** The ring ends this far from a planet's middle, in its radii. */
const CLEARANCE = 1.06

const at: Point = { x: 0, y: 0, z: 0 }

/** Runs every frame: allocates nothing. */
export function apply(
  ring: Ring,
  pose: LifecyclePose,
  lighting: Lighting,
  stops: readonly (HeldNode | null)[],
  refs: LifecycleRefs,
): void {
  const scale = ring.radius / RING.radius
  refs.root.current?.position.set(0, ring.y, 0)
  refs.root.current?.rotation.set(ring.lean, 0, 0)
  refs.root.current?.scale.setScalar(scale)
  // Its marks and arms begin at the first step.
  refs.ring.current?.rotation.set(0, -(RING.angles[0] ?? 0), 0)
  refs.ball.current?.rotation.set(0.2, pose.core, 0.15)
  refs.gimbal.current?.rotation.set(pose.tiltX, pose.tiltY, 0)
  refs.hub.current?.rotation.set(0, pose.turn, 0)
  refs.meridian.current?.rotation.set(pose.meridian, 0, 0)
  refs.great.current?.light(pose.gauge)
  refs.ways.current?.angles.fill(pose.task)
  placePlanets(ring, pose, stops, refs, lighting.uniforms.uClear.value)
  guidePackets(pose, lighting.palette, refs)
}

/** At the ring's depth, where the camera sees it over its button. */
function placePlanets(
  ring: Ring,
  pose: LifecyclePose,
  stops: readonly (HeldNode | null)[],
  refs: LifecycleRefs,
  clear: readonly Vector4[],
): void {
  const planets = refs.planets.current
  if (!planets) return
  for (let step = 0; step < STEPS; step += 1) {
    const stop = stops[step]
    if (!stop) continue
    const near = pose.near[step] ?? 0
    ringPoint(ring, ring.angles[step] ?? 0, ring.radius, 0, at)
    if (stop.anchor.found) {
      at.x = atDepth(stop.anchor.x, at.z)
      at.y = atDepth(stop.anchor.y, at.z)
    }
    stop.object.current?.position.set(at.x, at.y, at.z)
    const radius = ring.planet * (1 + 0.14 * near)
    planets.place(step, at.x, at.y, at.z, radius, pose.core * 2 + step)
    clear[step]?.set(at.x, at.y, at.z, radius * CLEARANCE)
    if (near <= 0.001) continue
    refs.halo.current?.position.set(at.x, at.y, at.z)
    refs.halo.current?.scale.setScalar(ring.planet * near)
    refs.halo.current?.rotation.set(0.72, 0, 0.32 + (1 - near))
  }
  ringPoint(ring, pose.task, ring.radius - ring.inset, ring.lift, at)
  const scale = ring.radius / RING.radius
  planets.place(STEPS, at.x, at.y, at.z, TASK.radius * scale, 0)
  planets.commit()
  const glow = refs.glow.current
  glow?.from[0]?.set(at.x, at.y, at.z)
  glow?.bend[0]?.set(at.x, at.y, at.z)
  glow?.to[0]?.set(at.x, at.y, at.z)
}

/** In the plane of the ring, a little above the arms. */
function guidePackets(pose: LifecyclePose, palette: Palette, { packets, glow }: LifecycleRefs): void {
  glow.current?.tint[0]?.copy(palette.coreViolet)
  glow.current?.level.fill(1)
  if (!packets.current) return
  const { from, bend, to, tint, level } = packets.current
  for (let step = 0; step < RING.angles.length; step += 1) {
    const angle = RING.angles[step] ?? 0
    const x = Math.cos(angle)
    const z = Math.sin(angle)
    from[step]?.set(x * FLOW_SPAN.from, 0.06, z * FLOW_SPAN.from)
    bend[step]?.set(x * FLOW_SPAN.middle, 0.34, z * FLOW_SPAN.middle)
    to[step]?.set(x * FLOW_SPAN.to, 0.06, z * FLOW_SPAN.to)
    const colour = palette.planets[planetIndex(BODIES[step]?.colour ?? 'blue')]
    if (colour) tint[step]?.copy(colour)
    level[step] = pose.level[step] ?? 0
  }
}
