import type { Group } from 'three'
import type { ChainRefs } from './index.tsx'
import type { ChainPose, RingPose } from './motion.ts'

function place(group: Group | null | undefined, at: RingPose | undefined, scale: number): void {
  if (!group || !at) return
  group.position.set(at.x, at.y, 0)
  group.rotation.set(at.lean, at.turn, at.roll, 'ZXY')
  group.scale.setScalar(scale)
}

/** Runs every frame: allocates nothing. */
export function apply(pose: ChainPose, refs: ChainRefs): void {
  for (let i = 0; i < refs.holders.length; i += 1)
    place(refs.holders[i]?.current, pose.holders[i], pose.scale)
  for (let i = 0; i < refs.links.length; i += 1) {
    const handle = refs.links[i]
    place(handle?.link.current, pose.links[i], pose.scale)
    const angle = pose.open[i] ?? 0
    // About the hinge, at −x of the link.
    handle?.lower.current?.position.set(Math.cos(angle) - 1, 0, Math.sin(angle))
    handle?.lower.current?.rotation.set(0, -angle, 0)
    handle?.upperBand.current?.light(pose.lit[i] ?? 0)
    handle?.lowerBand.current?.light(pose.lit[i] ?? 0)
  }
  refs.light.current?.position.set(pose.light.x, pose.light.y, 0)
  refs.light.current?.scale.setScalar(pose.scale)
}
