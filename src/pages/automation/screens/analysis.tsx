import { screenCopy } from '#src/content/automation/onboarding.ts'
import { circlePath } from '#src/lib/circle-path.ts'
import { arcPath, polar } from '#src/lib/engraving.ts'
import { Frame } from './frame.tsx'

const { title, note, areas, findings } = screenCopy.analysis

/** Radii of the six areas: how far each one carries. A drawing, not a measurement. */
const REACH = [104, 88, 62, 70, 96, 82] as const
const OUTER = 124

/** A sector of 60°, from the hub to its reach; the first begins at the top. */
function sector(at: number, reach: number): string {
  const from = at * 60 - 88.5
  return `${arcPath(reach, from, 57)}L${polar(26, from + 57).join(' ')}A26 26 0 0 0 ${polar(26, from).join(' ')}Z`
}

/** Beside the ring, and away from it on either side. */
function label(at: number) {
  const [x, y] = polar(OUTER + (at % 3 === 1 ? 14 : 22), at * 60 - 60)
  return { x, y, textAnchor: at < 3 ? ('start' as const) : ('end' as const) }
}

/** Six areas, named from the start, close to one circle. */
export function AnalysisScreen() {
  return (
    <Frame title={title} note={note}>
      <svg className="screen-dial" viewBox="-226 -158 452 316">
        <path className="screen-dial-ticks" d={circlePath(0, 0, OUTER)} pathLength={180} />
        <circle className="screen-dial-rim" r={OUTER - 6} />
        {areas.map((area, at) => (
          <g key={area}>
            <path data-at={Math.floor(at / 2) + 1} d={sector(at, REACH[at] ?? 80)} />
            <text {...label(at)}>{area}</text>
          </g>
        ))}
        <circle className="screen-dial-hub" r="15" />
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
