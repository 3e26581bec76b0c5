import type { Group } from 'three'
import { TAU } from '#scenes/instrument/ease.ts'
import type { PacketsPart } from '#scenes/instrument/packets.tsx'
import type { Palette } from '#scenes/instrument/palette.ts'
import type { CapabilityObject, Turn } from './object.ts'

/** How fast an object answers to the pointer: a share of the remaining way per second. */
const RATE = 5

/** 0..1, and when it was last asked. */
type Wake = ReturnType<typeof createWake>

export const createWake = () => ({ level: 0, time: -1 })

/** Eases towards pointed at (1) or not (0). While the clock is frozen it is there at once, so that frames repeat. */
export function follow(wake: Wake, time: number, woken: boolean): number {
  const passed = time - wake.time
  const goal = woken ? 1 : 0
  const share = passed > 0 && passed < 1 ? 1 - Math.exp(-RATE * passed) : 1
  wake.level += (goal - wake.level) * share
  wake.time = time
  return wake.level
}

export const createTurns = ({ parents }: CapabilityObject): Turn[] =>
  parents.map(() => ({ x: 0, y: 0, z: 0, at: { x: 0, y: 0, z: 0 } }))

/** Writes a pose to the joints. Runs every frame: allocates nothing. */
export function applyTurns(turns: readonly Turn[], joints: readonly Group[]): void {
  for (let i = 0; i < joints.length; i += 1) {
    const turn = turns[i]
    if (!turn) continue
    joints[i]?.rotation.set(turn.x, turn.y, turn.z)
    joints[i]?.position.copy(turn.at)
  }
}

/** Leads fall from their orbits into the core. */
export function placeStreams(
  { streams, core }: CapabilityObject,
  wake: number,
  palette: Palette,
  packets: PacketsPart,
): void {
  for (let i = 0; i < streams.length; i += 1) {
    const stream = streams[i]
    if (!stream) continue
    const angle = (i / streams.length) * TAU + 0.6
    packets.from[i]?.set(Math.cos(angle) * stream.radius, stream.y, Math.sin(angle) * stream.radius * 0.6)
    packets.bend[i]?.set(Math.cos(angle + 1.4) * 0.6, core.y * 0.2, 0.5)
    packets.to[i]?.set(0, core.y + core.radius * 0.8, 0)
    packets.tint[i]?.copy(i === 0 ? palette.accent : palette.coreLight)
    packets.level[i] = 0.55 + 0.45 * wake
  }
}
