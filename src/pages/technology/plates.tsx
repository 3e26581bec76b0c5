import { stackLayers, type StackLayer } from '#src/content/technology/stack.ts'
import { arcPath, gearPath, guillochePath, scalePath } from '#src/lib/engraving.ts'

/** Units of the drawing: the arbor, the height of one plate's share, how flat a plate is seen, and its thickness. */
const WIDTH = 480
const ARBOR = 218
const SHARE = 108
const FLAT = 0.29
const THICK = 7

/** Widest engraving of a plate; each plate is drawn at this size and then scaled to its own radius. */
const FULL = 150

const radii: Record<StackLayer['id'], number> = {
  interfaces: 118,
  ledger: 136,
  models: 150,
  permissions: 164,
  events: 180,
  records: 200,
}

/** What is engraved on a plate says what it does: a dial, a chain, a guilloche, gates, a trace of time, drawers. */
const engravings: Record<StackLayer['id'], readonly string[]> = {
  interfaces: [
    scalePath({ r: 140, count: 60, length: -9, every: 5 }),
    arcPath(104, -90, 228),
    'M0 0L-72 62',
    scalePath({ r: 60, count: 12, length: -7 }),
  ],
  ledger: [gearPath(112, 14, 34), arcPath(78, 0, 359.9), arcPath(72, 0, 359.9)],
  models: [0, 72, 144, 216, 288].map((phase) => guillochePath(98, 32, 10, phase)),
  permissions: [
    ...[136, 131].map((r) => arcPath(r, 62, 318)),
    ...[109, 104].map((r) => arcPath(r, 150, 318)),
    ...[82, 77].map((r) => arcPath(r, 262, 312)),
  ],
  events: [
    scalePath({ r: 142, count: 120, length: -7, every: 10 }),
    scalePath({ r: 112, count: 46, length: -3, every: 3 }),
    scalePath({ r: 88, count: 31, length: -3, every: 4 }),
    arcPath(66, -40, 250),
  ],
  records: [
    ...[138, 122, 106, 90, 74].map((r) => arcPath(r, 0, 359.9)),
    scalePath({ r: 138, count: 24, length: -16 }),
    scalePath({ r: 106, count: 16, length: -16 }),
  ],
}

interface PlateProps {
  id: StackLayer['id']
  /** Counts from the top. */
  index: number
  active: boolean
  onChoose: () => void
}

function Plate({ id, index, active, onChoose }: PlateProps) {
  const y = (index + 0.5) * SHARE
  const r = radii[id]
  return (
    <g className="plate" data-layer={id} data-active={active || undefined} onClick={onChoose}>
      <path className="plate-leader" d={`M${ARBOR + r + 10} ${y}H${WIDTH}`} />
      <circle className="plate-end" cx={ARBOR + r + 10} cy={y} r="2.500" />
      <ellipse className="plate-rim" cx={ARBOR} cy={y + THICK} rx={r} ry={r * FLAT} />
      <ellipse className="plate-face" cx={ARBOR} cy={y} rx={r} ry={r * FLAT} />
      <g transform={`translate(${ARBOR} ${y}) scale(${r / FULL} ${(r / FULL) * FLAT})`}>
        {engravings[id].map((path) => (
          <path key={path} className="plate-engraving" d={path} />
        ))}
      </g>
      {id === 'models' && (
        <circle className="plate-core" cx={ARBOR} cy={y - 9} r="19" fill="url(#plate-core)" />
      )}
      {index > 0 && (
        <path className="plate-arbor" d={`M${ARBOR} ${y - (id === 'models' ? 28 : 2)}V${y - SHARE}`} />
      )}
    </g>
  )
}

interface Props {
  active: string
  onChoose: (id: string) => void
}

/** The stack taken apart along its arbor. For the pointer; its tabs say the same to everyone. */
export function Plates({ active, onChoose }: Props) {
  return (
    <svg
      className="plates"
      viewBox={`0 0 ${WIDTH} ${SHARE * stackLayers.length}`}
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id="plate-core" cx="40%" cy="36%" r="75%">
        <stop offset="0" stopColor="#8f86ff" />
        <stop offset="0.55" stopColor="#4a3ee0" />
        <stop offset="1" stopColor="#2b1a8a" />
      </radialGradient>
      {stackLayers
        .map(({ id }, index) => (
          <Plate key={id} id={id} index={index} active={id === active} onChoose={() => onChoose(id)} />
        ))
        .toReversed()}
    </svg>
  )
}
