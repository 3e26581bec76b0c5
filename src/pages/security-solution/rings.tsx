import { architectureText, layers, type Layer } from '#src/content/security-solution/architecture.ts'
import { circlePath } from '#src/lib/circle-path.ts'

/** Units of the drawing: its middle, the innermost ring, and the way from ring to ring. */
const MIDDLE = 240
const INNER = 80
const STEP = 27

const radiusOf = (index: number) => INNER + index * STEP

/** Each ring is drawn as what it does: a cipher, doors, a pair, a fingerprint, a rhythm, a gauge. */
const strokes: Record<Layer['id'], readonly { shift: number; width: number; dashes?: string }[]> = {
  encryption: [{ shift: 0, width: 11, dashes: '1 2 2 1 1 3 3 2' }],
  access: [{ shift: 0, width: 5, dashes: '33 7' }],
  factors: [
    { shift: -3.5, width: 1.25 },
    { shift: 3.5, width: 1.25 },
  ],
  biometrics: [
    { shift: -5, width: 1, dashes: '26 4 13 7' },
    { shift: 0, width: 1, dashes: '17 5 31 3' },
    { shift: 5, width: 1, dashes: '40 6 9 4' },
  ],
  behavior: [{ shift: 0, width: 5, dashes: '0 6 0 6 0 6 0 12' }],
  'zero-trust': [
    { shift: -5, width: 1 },
    { shift: 0, width: 9, dashes: '0.6 2.4' },
    { shift: 5, width: 1 },
  ],
}

/** Attempts: the direction in degrees, and the index of the ring that stops them. */
const ATTEMPTS = [
  [158, 5],
  [196, 3],
  [222, 5],
  [318, 4],
  [24, 5],
  [52, 2],
  [96, 4],
  [128, 5],
] as const

function Attempt({ degrees, ring }: { degrees: number; ring: number }) {
  const from = MIDDLE - 4
  const to = radiusOf(ring) + 8
  return (
    <g className="attempt" transform={`rotate(${degrees} ${MIDDLE} ${MIDDLE})`}>
      <path d={`M${MIDDLE + from} ${MIDDLE}H${MIDDLE + to}`} />
      <circle cx={MIDDLE + to} cy={MIDDLE} r="3" />
    </g>
  )
}

function Ring({ id, index, current }: { id: Layer['id']; index: number; current: boolean }) {
  const radius = radiusOf(index)
  return (
    <g className="ring" data-layer={id} data-current={current || undefined}>
      {strokes[id].map(({ shift, width, dashes }) => (
        <path
          key={shift}
          d={circlePath(MIDDLE, MIDDLE, radius + shift)}
          strokeWidth={width}
          strokeDasharray={dashes}
          pathLength="360"
          strokeLinecap={id === 'behavior' ? 'round' : 'butt'}
        />
      ))}
      <g className="ring-number">
        <circle cx={MIDDLE} cy={MIDDLE - radius} r="11" />
        <text x={MIDDLE} y={MIDDLE - radius + 4.5} textAnchor="middle">
          {index + 1}
        </text>
      </g>
    </g>
  )
}

/**
 * Rings of defense around the core, and the attempts that end at them. A ring answers to its card: in CSS to the pointer,
 * and on phones to the card in the middle of the row, `current`.
 */
export function Rings({ current }: { current: number }) {
  return (
    <svg className="rings" viewBox="0 0 480 480" role="img" aria-label={architectureText.figure}>
      <radialGradient id="rings-core" cx="40%" cy="36%" r="75%">
        <stop offset="0" stopColor="#8f86ff" />
        <stop offset="0.55" stopColor="#4a3ee0" />
        <stop offset="1" stopColor="#2b1a8a" />
      </radialGradient>
      {ATTEMPTS.map(([degrees, ring]) => (
        <Attempt key={degrees} degrees={degrees} ring={ring} />
      ))}
      {layers.map(({ id }, index) => (
        <Ring key={id} id={id} index={index} current={index === current} />
      ))}
      <circle className="rings-core" cx={MIDDLE} cy={MIDDLE} r="46" fill="url(#rings-core)" />
    </svg>
  )
}
