import { arcPath, gearPath, scalePath } from '#src/lib/engraving.ts'
import { Ball, type DrawingProps } from './ball.tsx'

export function Lock({ color }: DrawingProps) {
  return (
    <>
      <circle r="96" className="firm" />
      <path d={scalePath({ r: 96, count: 100, length: -6, every: 10 })} className="fine" />
      <circle r="80" className="firm" />
      <g className="turn">
        <path d={gearPath(66, 12, 9)} className="firm" />
        <circle r="52" className="fine" />
        <path d={scalePath({ r: 52, count: 48, length: -5, every: 4 })} className="fine" />
        <path d={arcPath(59, -90, 60)} className="brass" />
      </g>
      <circle r="30" className="firm" />
      <Ball r={22} color={color} />
      <path d="M-4.6 12L-2.6 1.5A6 6 0 1 1 2.6 1.5L4.6 12Z" className="keyhole" />
      <path d="M0 -80L-5 -92H5Z" className="brass" />
    </>
  )
}
