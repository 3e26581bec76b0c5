import { arcPath, gearPath, scalePath } from '#src/lib/engraving.ts'
import { Ball, type DrawingProps } from './ball.tsx'

interface WheelProps {
  x: number
  y: number
  r: number
  teeth: number
  /** Degrees that make its teeth meet those of its neighbour. */
  phase: number
  sense: 'turn' | 'turn-back'
}

function Wheel({ x, y, r, teeth, phase, sense }: WheelProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${phase})`}>
      <g className={sense}>
        <path d={gearPath(r, teeth, 7.5)} className="firm" />
        <circle r={r * 0.72} className="fine" />
        <path d={scalePath({ r: r * 0.28, count: 5, length: r * 0.44 })} className="firm" />
      </g>
      <circle r={r * 0.28} className="firm" />
      <circle r={r * 0.86} className="fine" />
    </g>
  )
}

/** Wheels of 24, 14 and 18 teeth of one size, so that they mesh. */
export function Gears({ color }: DrawingProps) {
  return (
    <>
      <Wheel x={-40} y={22} r={48} teeth={24} phase={0} sense="turn" />
      <Wheel x={18.2} y={-26.9} r={28} teeth={14} phase={7.14} sense="turn-back" />
      <Wheel x={59.3} y={22.1} r={36} teeth={18} phase={13.3} sense="turn" />
      <path d={arcPath(92, 196, 128)} className="brass" />
      <path d={scalePath({ r: 92, count: 65, length: 5, every: 8, from: 196, span: 128 })} className="fine" />
      <Ball x={-40} y={22} r={8} color={color} />
      <Ball x={18.2} y={-26.9} r={4.5} color={color} />
      <Ball x={59.3} y={22.1} r={6} color={color} />
    </>
  )
}
