import type { Capability } from '#src/content/home/capabilities.ts'
import { Dial } from '#src/ui/dial.tsx'

/** The picture on the front of a card: its efficiency on a dial. Decorative, the words beside it say the same. */
export function CapabilityFigure({ capability: { stats } }: { capability: Capability }) {
  return stats ? <Dial percent={stats.efficiency} /> : null
}
