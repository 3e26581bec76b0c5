import type { ReactNode } from 'react'
import type { Solution } from '#src/content/solutions.ts'
import { arcPath, gearPath, polar, scalePath } from '#src/lib/engraving.ts'

/* Six instruments on a plate of 200 × 200 around the origin. `fine` lines are engraved, `firm` ones cut, `brass` inlaid. */

type Color = Solution['gradient']
const COLORS: readonly Color[] = ['blue', 'violet', 'brass', 'ice', 'copper', 'ivory']

/** The light on every ball of the page: from the upper left. */
export function PlanetLight() {
  return (
    <svg className="visually-hidden" width="0" height="0" aria-hidden="true" focusable="false">
      {COLORS.map((color) => (
        <radialGradient key={color} id={`planet-${color}`} data-planet={color} cx="0.35" cy="0.3" r="0.75">
          <stop offset="0" className="planet-lit" />
          <stop offset="0.5" className="planet-body" />
          <stop offset="1" className="planet-dim" />
        </radialGradient>
      ))}
    </svg>
  )
}

interface BallProps {
  x?: number
  y?: number
  r: number
  color: Color
}

function Ball({ x = 0, y = 0, r, color }: BallProps) {
  return <circle cx={x} cy={y} r={r} fill={`url(#planet-${color})`} />
}

interface DrawingProps {
  color: Color
}

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

function Planets({ color }: DrawingProps) {
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
          return <Ball key={a} x={x} y={Math.round(y * TILT * 10) / 10} r={r} color={planet} />
        })}
      </g>
      <Ball r={11} color={color} />
      <path d="M0 -87V-96M0 87V96M-87 0H-96M87 0H96" className="brass" />
    </>
  )
}

function Gimbal({ color }: DrawingProps) {
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

function Clock({ color }: DrawingProps) {
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

function Sextant({ color }: DrawingProps) {
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

function Lock({ color }: DrawingProps) {
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
      <path d="M-4.600 12L-2.600 1.500A6 6 0 1 1 2.600 1.500L4.600 12Z" className="keyhole" />
      <path d="M0 -80L-5 -92H5Z" className="brass" />
    </>
  )
}

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
function Gears({ color }: DrawingProps) {
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

const emblems: Record<Solution['icon'], (props: DrawingProps) => ReactNode> = {
  planets: Planets,
  gimbal: Gimbal,
  clock: Clock,
  sextant: Sextant,
  lock: Lock,
  gears: Gears,
}

interface Props {
  name: Solution['icon']
  color: Color
}

/** The emblem of a solution. Decorative. */
export function Emblem({ name, color }: Props) {
  const Drawing = emblems[name]
  return (
    <svg className="emblem" viewBox="-100 -100 200 200" fill="none" aria-hidden="true" focusable="false">
      <Drawing color={color} />
    </svg>
  )
}
