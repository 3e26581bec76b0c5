import { bandHalves, bandRims, bandTicks, flatHalf, flatTicks, type RingShape } from './ring-paths.ts'

interface Props extends RingShape {
  /** Which half: what stands inside the band goes between its two. */
  side: 'front' | 'back'
  /** Marks around the whole band; every 5th longer, every 10th bold. */
  marks: number
}

/** One half of a graduated brass band around the vertical axis; its centre is the origin. */
export function Band({ side, marks, ...shape }: Props) {
  return (
    <g className="band" data-side={side}>
      <path
        d={bandHalves(shape)[side]}
        fill={side === 'front' ? 'url(#diagram-brass)' : 'url(#diagram-brass-inside)'}
      />
      <path className="band-rims" d={bandRims(shape, side)} />
      <path className="band-ticks" d={bandTicks(shape, side, marks, 'fine')} />
      <path className="band-ticks band-ticks-bold" d={bandTicks(shape, side, marks, 'bold')} />
    </g>
  )
}

interface FlatProps {
  outer: number
  inner: number
  marks: number
  /** Turn in the picture's plane in degrees, and how narrow it looks, 0..1. */
  turn: number
  narrow: number
  side: 'front' | 'back'
}

/** One half of a flat ring on a pivot in the picture's plane: a meridian. */
export function Meridian({ outer, inner, marks, turn, narrow, side }: FlatProps) {
  const mirror = side === 'front' ? 1 : -1
  return (
    <g className="band" data-side={side} transform={`rotate(${turn})scale(${mirror * narrow} 1)`}>
      <path d={flatHalf(outer, inner)} fill="url(#diagram-brass-flat)" />
      <path className="band-rims" d={`M0 ${-outer}A${outer} ${outer} 0 0 1 0 ${outer}`} />
      <path className="band-rims" d={`M0 ${-inner}A${inner} ${inner} 0 0 1 0 ${inner}`} />
      <path className="band-ticks" d={flatTicks(inner + 0.4, outer - 0.3, marks, true)} />
    </g>
  )
}
