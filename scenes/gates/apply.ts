import { planetIndex, type Palette } from '#scenes/instrument/palette.ts'
import { BEADS, GATES } from './config.ts'
import type { FilamentsPart } from './filaments.ts'
import type { SparksPart } from './sparks.ts'
import type { GatesPose } from './motion.ts'
import type { GatesRefs } from './refs.ts'

/** Runs every frame: allocates nothing. */
export function apply(pose: GatesPose, refs: GatesRefs, filaments: FilamentsPart): void {
  refs.tilt.current?.position.set(pose.x, pose.y, 0)
  refs.tilt.current?.rotation.set(pose.tiltX, pose.tiltY, 0)
  refs.tilt.current?.scale.setScalar(pose.scale)
  refs.yaw.current?.rotation.set(0, pose.yaw, 0)
  refs.pitch.current?.rotation.set(pose.pitch, 0, 0)
  refs.roll.current?.rotation.set(0, pose.roll, 0)
  refs.core.current?.rotation.set(0.2, pose.core, 0.1)
  refs.dust.current?.rotation.set(0, pose.dust, 0)
  for (let ring = 0; ring < GATES; ring += 1) {
    const lit = pose.lit[ring] ?? 0
    refs.rotors.current[ring]?.rotation.set(0, pose.turns[ring] ?? 0, 0)
    refs.frames[ring]?.band.current?.light(lit)
    filaments.levels[ring] = lit
  }
}

/** The event on its way: its bead, what trails behind it, and its spark. */
export function applyEvent(
  pose: GatesPose,
  severity: number,
  { beads }: GatesRefs,
  sparks: SparksPart,
  palette: Palette,
): void {
  const { from, to, way } = pose
  sparks.from.fromArray(from)
  sparks.to.fromArray(to)
  sparks.way.value = pose.bead > 0 ? way : 0
  sparks.age.value = pose.spark
  const colour = palette.planets[planetIndex(BEADS[severity]?.colour ?? 'brass')]
  if (colour) sparks.tint.copy(colour)
  if (!beads.current) return
  for (let i = 0; i < BEADS.length; i += 1)
    beads.current.place(
      i,
      (from[0] ?? 0) + ((to[0] ?? 0) - (from[0] ?? 0)) * way,
      (from[1] ?? 0) + ((to[1] ?? 0) - (from[1] ?? 0)) * way,
      (from[2] ?? 0) + ((to[2] ?? 0) - (from[2] ?? 0)) * way,
      i === severity ? Math.max(1e-4, pose.bead) : 1e-4,
      0,
    )
  beads.current.commit()
}
