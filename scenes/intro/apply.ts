import type { RefObject } from 'react'
import type { Group } from 'three'
import type { IntroPose } from './motion.ts'

/** Writes a pose to the rings. Runs every frame: allocates nothing. */
export function apply(
  pose: IntroPose,
  aspect: number,
  root: Group,
  rings: readonly RefObject<Group | null>[],
): void {
  root.rotation.set(pose.tiltX, pose.tiltY, 0)
  // Upright screens: keep the outer ring inside the width.
  root.scale.setScalar(Math.min(1, aspect * 1.02))
  for (let i = 0; i < pose.rings.length; i += 1) {
    const at = pose.rings[i]
    const group = rings[i]?.current
    if (!at || !group) continue
    group.position.z = at.z
    // A quarter turn faces the ring's axis to the reader; mark 0 stands at the top.
    group.rotation.set(Math.PI / 2 + at.tiltX, at.turn + Math.PI / 2, at.tiltY, 'XZY')
  }
}
