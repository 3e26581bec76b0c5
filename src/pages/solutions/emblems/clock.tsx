import { arcPath, gearPath, scalePath } from '#src/lib/engraving.ts'
import { Ball, type DrawingProps } from './ball.tsx'

export function Clock({ color }: DrawingProps) {
  return (
    <>
      <circle r="96" className="firm" />
      <circle r="84" className="fine" />
      <path d={scalePath({ r: 84, count: 60, length: 6, every: 5 })} className="fine" />
      <g className="turn">
        <path d={gearPath(52, 30, 8)} className="firm" />
        <circle r="40" className="fine" />
        <path d="M0 -40V-12M34.6 20L10.4 6M-34.6 20L-10.4 6" className="firm" />
      </g>
      <circle r="12" className="firm" />
      <path d={arcPath(90, -90, 140)} className="brass" />
      <path d="M0 0L-38 -56" className="hand" />
      <path d="M0 0L69 8" className="brass" />
      <Ball r={6} color={color} />
    </>
  )
}
