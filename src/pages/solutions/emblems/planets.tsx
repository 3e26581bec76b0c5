import { tenths } from '#src/lib/numbers.ts'
import { arcPath, polar, scalePath } from '#src/lib/engraving.ts'
import { Ball, type DrawingProps } from './ball.tsx'

/** Semi-axes of the six orbits, one for each part, and where on each its planet stands. */
const ORBITS = [
  { a: 22, angle: 210, r: 2.6, planet: 'ivory' },
  { a: 33, angle: 330, r: 3.4, planet: 'ice' },
  { a: 45, angle: 118, r: 4.8, planet: 'blue' },
  { a: 57, angle: 18, r: 4, planet: 'copper' },
  { a: 69, angle: 246, r: 5.6, planet: 'violet' },
  { a: 80, angle: 158, r: 3.8, planet: 'brass' },
] as const
/** How far the ecliptic is tilted towards the reader. */
const TILT = 0.42

export function Planets({ color }: DrawingProps) {
  return (
    <>
      <circle r="96" className="firm" />
      <path d={scalePath({ r: 96, count: 120, length: -4.5, every: 5 })} className="fine turn" />
      <circle r="87" className="fine" />
      <path d={arcPath(91.5, -64, 70)} className="brass" />
      <g transform="rotate(-16)">
        {ORBITS.map(({ a }) => (
          <ellipse key={a} rx={a} ry={a * TILT} className="fine" />
        ))}
        <ellipse rx="80" ry={80 * TILT} className="firm" strokeDasharray="1 5" />
        {ORBITS.map(({ a, angle, r, planet }) => {
          const [x, y] = polar(a, angle)
          return <Ball key={a} x={x} y={tenths(y * TILT)} r={r} color={planet} />
        })}
      </g>
      <Ball r={11} color={color} />
      <path d="M0 -87V-96M0 87V96M-87 0H-96M87 0H96" className="brass" />
    </>
  )
}
