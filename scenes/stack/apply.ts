import { Euler, Matrix4, type Mesh, Quaternion, Vector3 } from 'three'
import { DEGREE, smoothstep } from '#scenes/instrument/ease.ts'
import type { LampsPart } from '#scenes/instrument/lamps.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import type { HeldNode } from '#scenes/instrument/node-holders.tsx'
import { layerHeight, type StackShape, wideStack } from '#src/content/technology/stack-diagram.ts'
import { CORE, LEAN } from './config.ts'
import type { Seats, StackPose } from './motion.ts'
import { CASTING, type StackRefs } from './refs.ts'

const matrix = new Matrix4()
const at = new Vector3()
const size = new Vector3()
const turn = new Quaternion()
const angles = new Euler(0, 0, 0, 'ZXY')

/** Discs stand where their labels are; on a phone, and in a picture, where the record says. */
export function findSeats(shape: StackShape, held: readonly (HeldNode | null)[], out: Seats): void {
  out.x = shape.x
  for (let i = 0; i < out.y.length; i += 1) {
    const anchor = held[i]?.anchor
    const found = shape === wideStack && anchor?.found === true
    if (found) out.x = anchor.x
    const y = found ? anchor.y : layerHeight(shape, i)
    out.y[i] = y
    held[i]?.object.current?.position.set(out.x, y, 0)
  }
}

/** Runs every frame: allocates nothing. */
export function apply(
  { discs, core, record, seat }: StackPose,
  shape: StackShape,
  lighting: Lighting,
  refs: StackRefs,
  lone: { glow: Mesh; plate: LampsPart },
): void {
  for (let i = 0; i < discs.length; i += 1) {
    const disc = discs[i]
    if (!disc || !refs.discs.current) continue
    turn.setFromEuler(angles.set(disc.lean, disc.turn, disc.roll, 'ZXY'))
    matrix.compose(at.set(disc.x, disc.y, disc.z), turn, size.setScalar(disc.radius))
    refs.discs.current.place(i, matrix)
    refs.discs.current.light[i] = disc.light
    const caster = refs.casters[CASTING.indexOf(i as (typeof CASTING)[number])]?.current
    caster?.position.copy(at)
    caster?.quaternion.copy(turn)
    caster?.scale.copy(size)
  }
  refs.discs.current?.commit()
  refs.core.current?.position.set(core.x, core.y, core.z)
  refs.core.current?.rotation.set(0.2, core.turn, 0.1)
  // At a scale of nothing its normals have no matrix.
  refs.core.current?.scale.setScalar(Math.max(1e-3, core.radius / CORE.radius))
  lone.glow.position.set(core.x, core.y, core.z)
  // Small where it would be seen by itself.
  lone.glow.scale.setScalar(0.42 + 0.58 * seat.level)
  refs.orbits.current?.resize(0, shape.radius)
  refs.orbits.current?.shade(0, seat.level)
  refs.seat.current?.position.set(record.x, seat.y, 0)
  refs.seat.current?.rotation.set(LEAN.apart * DEGREE, 0, 0)
  applyRecord(record, lighting, refs, lone.plate)
}

function applyRecord(
  { x, y, level }: StackPose['record'],
  lighting: Lighting,
  { trail }: StackRefs,
  plate: LampsPart,
) {
  plate.object.position.set(x, y, 0)
  // It is whole almost at once: a small one looks like a fault of the screen.
  const whole = smoothstep(0.04, 0.1, level)
  plate.object.scale.setScalar(Math.max(1e-3, whole))
  plate.wake.value = whole
  if (!trail.current) return
  trail.current.from[0]?.set(x, y + 0.1, 0)
  trail.current.bend[0]?.set(x, y + 1.2, 0)
  trail.current.to[0]?.set(x, y + 2.4, 0)
  // Light on paper is invisible: by day it is as dark as the lines of the record.
  const { coreViolet, coreLight } = lighting.palette
  trail.current.tint[0]?.lerpColors(coreViolet, coreLight, lighting.uniforms.uNight.value)
  trail.current.level[0] = whole
}
