import { screenCopy } from '#src/content/automation/onboarding.ts'
import { circlePath } from '#src/lib/circle-path.ts'
import { Frame } from './frame.tsx'

const { title, note, areas, findings } = screenCopy.analysis

/** Radii of the six areas: how far each one carries. A drawing, not a measurement. */
const REACH = [104, 88, 62, 70, 96, 82] as const
const CENTER = 180
const OUTER = 124

function polar(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(CENTER + radius * Math.cos(angle)).toFixed(1)} ${(CENTER + radius * Math.sin(angle)).toFixed(1)}`
}

/** A sector of 60°, from the hub to its reach. */
function sector(at: number, reach: number): string {
  const from = at * 60 + 1.5
  const to = from + 57
  return `M${polar(26, from)}L${polar(reach, from)}A${reach} ${reach} 0 0 1 ${polar(reach, to)}L${polar(26, to)}A26 26 0 0 0 ${polar(26, from)}Z`
}

/** Beside the ring, and away from it on either side. */
function label(at: number) {
  const [x = 0, y = 0] = polar(OUTER + (at % 3 === 1 ? 14 : 22), at * 60 + 30)
    .split(' ')
    .map(Number)
  return { x, y, textAnchor: at < 3 ? ('start' as const) : ('end' as const) }
}

/** Six areas, named from the start, close to one circle. */
export function AnalysisScreen() {
  return (
    <Frame title={title} note={note}>
      <svg className="screen-dial" viewBox="-46 22 452 316">
        <path className="screen-dial-ticks" d={circlePath(CENTER, CENTER, OUTER)} pathLength={180} />
        <circle className="screen-dial-rim" cx={CENTER} cy={CENTER} r={OUTER - 6} />
        {areas.map((area, at) => (
          <g key={area}>
            <path data-at={Math.floor(at / 2) + 1} d={sector(at, REACH[at] ?? 80)} />
            <text {...label(at)}>{area}</text>
          </g>
        ))}
        <circle className="screen-dial-hub" cx={CENTER} cy={CENTER} r="15" />
      </svg>
      <div className="screen-record">
        {findings.map(({ term, value }, at) => (
          <div key={term} className="screen-finding stack-1" data-at={at + 1}>
            <span className="mono accent">{term}</span>
            <span>{value}</span>
          </div>
        ))}
      </div>
    </Frame>
  )
}
