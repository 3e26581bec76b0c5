import { useEffect } from 'react'
import { leads, leadSources } from '#src/content/automation/leads.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'

/** The engine where no canvas is, CSS px: beside the table, and in the narrow column of tablets and phones. */
const STILLS = {
  wide: { width: 860, height: 400 },
  tall: { width: 320, height: 576 },
} as const

const look = (source: number) => pieceSignalled('lead', source)

/** The sources as a table; from each row as many threads as its share says run into the engine. */
export function LeadChart() {
  useEffect(() => () => look(-1), [])
  return (
    <div className="lead-chart">
      <table onPointerLeave={() => look(-1)}>
        <caption className="visually-hidden">{leads.caption}</caption>
        <thead>
          <tr className="mono">
            <th scope="col">{leads.columns.source}</th>
            <th scope="col">{leads.columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {leadSources.map(({ id, name, detail, share }, at) => (
            <tr key={id} onPointerEnter={() => look(at)}>
              <th scope="row">
                <span className="lead-source">{name}</span>
                <span className="lead-detail visually-hidden-phone soft small">{detail}</span>
              </th>
              <td>{share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="lead-picture" data-scene="leads" role="img" aria-label={leads.chart}>
        {(['wide', 'tall'] as const).map((view) => (
          <div key={view} className="lead-still still" data-view={view} aria-hidden="true">
            <ThemedPicture name={`leads-${view}`} alt="" {...STILLS[view]} />
          </div>
        ))}
      </div>
      <p className="lead-scale mono soft">{leads.scale}</p>
    </div>
  )
}
