import { arcPath, scalePath } from '#src/lib/engraving.ts'
import { Ball, type DrawingProps } from './ball.tsx'

export function Gimbal({ color }: DrawingProps) {
  return (
    <>
      {[46, 58, 70, 82, 94].map((r, i) => (
        <g key={r} className={i % 2 ? 'fine' : 'firm'}>
          <path d={arcPath(r, -34 + i * 3, 68 - i * 6)} />
          <path d={arcPath(r, 146 + i * 3, 68 - i * 6)} />
        </g>
      ))}
      <circle r="37" className="firm" />
      <path d={scalePath({ r: 37, count: 60, length: -3, every: 5 })} className="fine turn" />
      <ellipse rx="14" ry="37" className="fine" />
      <path d="M0 -37V-96M0 37V96" className="fine" />
      <path d="M-7 -96H7M-7 96H7M-4 -48H4M-4 48H4" className="brass" />
      <Ball r={24} color={color} />
      <path d={arcPath(94, -25, 18)} className="brass" />
    </>
  )
}
