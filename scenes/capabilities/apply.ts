import { TAU } from '#scenes/instrument/ease.ts'
import type { PacketsPart } from '#scenes/instrument/packets.tsx'
import type { Palette } from '#scenes/instrument/palette.ts'
import type { CapabilityObject } from './object.ts'

const NONE = [] as const

/** Leads fall from their orbits into the core. */
export function placeStreams(
  { streams = NONE, core }: CapabilityObject,
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
