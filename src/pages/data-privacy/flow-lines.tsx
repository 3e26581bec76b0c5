import { purposes, sources } from '#src/content/technology/consent.ts'
import { flowsOf, type Consent } from '#src/demos/consent.ts'

/** The field of the drawing, stretched over the three columns; the columns' edges are in consent.css. */
const WIDTH = 1000
const ROW = 100
const EDGES = { source: 190, before: 330, after: 720, receiver: 810 } as const

const middle = (row: number) => (row + 0.5) * ROW

/** From a kind of data to a purpose, leaving and arriving level. */
function line(from: number, to: number): string {
  const { source, before } = EDGES
  const bend = (source + before) / 2
  return `M${source} ${middle(from)}C${bend} ${middle(from)} ${bend} ${middle(to)} ${before} ${middle(to)}`
}

/** Which data runs where. The switches and the record say the same in words. */
export function FlowLines({ consent }: { consent: Consent }) {
  return (
    <svg
      className="consent-lines"
      viewBox={`0 0 ${WIDTH} ${ROW * purposes.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {flowsOf(consent).map(({ source, purpose, flows }) => (
        <path
          key={`${source} ${purpose}`}
          data-flows={flows || undefined}
          d={line(
            sources.findIndex(({ id }) => id === source),
            purposes.findIndex(({ id }) => id === purpose),
          )}
        />
      ))}
      {purposes.map(({ id }, row) => (
        <path
          key={id}
          data-flows={consent.given.includes(id) || undefined}
          d={`M${EDGES.after} ${middle(row)}H${EDGES.receiver}`}
        />
      ))}
    </svg>
  )
}
