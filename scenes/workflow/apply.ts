import type { Group } from 'three'
import type { MechanismPart } from '#scenes/instrument/mechanism.ts'
import type { HeldNode } from '#scenes/instrument/node-holders.tsx'
import { views } from '#src/content/automation/workflow-train.ts'
import { train } from './train.ts'
import type { GaugesPart } from './gauges.ts'
import { JOINTS } from './geometry.ts'
import type { TrainPose } from './motion.ts'
import type { TrainState } from './state.ts'

/** The train in its picture: under the page's buttons, so that nothing tilts it. */
export function stand({ view, fit }: Readonly<TrainState>, root: Group): void {
  const { lean, along } = views[view]
  root.rotation.set(lean, -along, 0)
  root.position.set(fit.x, -Math.sin(lean) * fit.z, Math.cos(lean) * fit.z)
  root.scale.setScalar(fit.scale)
}

/** Runs every frame: allocates nothing. */
export function apply(
  pose: Readonly<TrainPose>,
  { joints }: MechanismPart,
  gauges: GaugesPart,
  hubs: readonly (HeldNode | null)[],
  bead: Group | null,
): void {
  for (let i = 0; i < train.length; i += 1) {
    const seat = pose.gears[i]
    const gear = joints[JOINTS.gear + i]
    const still = joints[JOINTS.still + i]
    if (!seat) continue
    gear?.position.set(seat.x, seat.y, seat.z)
    gear?.rotation.set(0, seat.turn, 0)
    gear?.scale.setScalar(seat.scale)
    still?.position.set(seat.x, 0, seat.z)
    still?.scale.setScalar(seat.scale)
    hubs[i]?.object.current?.position.set(seat.x, 0, seat.z)
  }
  const flag = joints[JOINTS.flag]
  flag?.position.set(pose.flag.x, 0, pose.flag.z)
  flag?.rotation.set(0, pose.flag.turn, 0)
  flag?.scale.setScalar(pose.flag.scale)
  bead?.position.set(pose.bead.x, pose.bead.y, pose.bead.z)
  bead?.scale.setScalar(pose.bead.scale)
  gauges.level.set(pose.gauge)
  gauges.look.set(pose.look)
  gauges.shown.set(pose.present)
}
