import type { Ring } from '#src/lib/lifecycle-ring.ts'
import { arc, bandFace, bandTop, marks, spanOf, type Side } from './ring-picture.ts'

interface Props {
  ring: Ring
  /** Which half: what stands inside the ring goes between its two. */
  side: Side
  /** Marks around the whole ring. */
  count: number
}

/** One half of the great graduated ring, in perspective. */
export function RingBand({ ring, side, count }: Props) {
  const [from, to] = spanOf(ring, side)
  const radius = ring.radius + (side === 'front' ? ring.depth : -ring.depth)
  return (
    <g className="band" data-side={side}>
      <path
        d={bandFace(ring, side)}
        fill={side === 'front' ? 'url(#diagram-brass)' : 'url(#diagram-brass-inside)'}
      />
      <path className="ring-top" d={bandTop(ring, side)} />
      <path className="band-rims" d={arc(ring, from, to, radius, ring.rim)} />
      <path className="band-rims" d={arc(ring, from, to, radius, -ring.rim)} />
      <path className="band-ticks" d={marks(ring, side, count, 'fine')} />
      <path className="band-ticks band-ticks-bold" d={marks(ring, side, count, 'bold')} />
    </g>
  )
}
