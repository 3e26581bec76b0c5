import { arcPath, scalePath } from '#src/lib/engraving.ts'
import { Ball, type DrawingProps } from './ball.tsx'

export function Sextant({ color }: DrawingProps) {
  return (
    <g transform="translate(0 -84)">
      <path d={arcPath(150, 56, 68)} className="firm" />
      <path d={arcPath(166, 56, 68)} className="firm" />
      <path d={scalePath({ r: 150, count: 69, length: 7, every: 4, from: 56, span: 68 })} className="fine" />
      <path d="M0 0L83.9 124.4M0 0L-83.9 124.4M-50 74.2H50" className="firm" />
      <path d={arcPath(104, 56, 68)} className="fine" />
      <g className="swing">
        <path d="M0 0L34.6 146.5" className="brass" />
        <path d="M29 150L36 180L46 147Z" className="brass" />
      </g>
      <path d="M-96 34L0 0L-96 -6" className="fine" strokeDasharray="2 4" />
      <circle r="13" className="firm" />
      <Ball r={8} color={color} />
    </g>
  )
}
