import { leads, leadSources } from '#src/content/automation/leads.ts'
import { circlePath } from '#src/lib/circle-path.ts'
import { streams } from './streams.ts'

const shapes = streams(leadSources.map(({ share }) => share))

/** The sources as a table; beside each row its stream, as wide as its share, on the way into the engine. */
export function LeadChart() {
  return (
    <div className="lead-chart">
      <table>
        <caption className="visually-hidden">{leads.caption}</caption>
        <thead>
          <tr className="mono">
            <th scope="col">{leads.columns.source}</th>
            <th scope="col">{leads.columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {leadSources.map(({ id, name, detail, share }) => (
            <tr key={id} data-source={id}>
              <th scope="row">
                <span className="lead-source">{name}</span>
                <span className="lead-detail visually-hidden-phone soft">{detail}</span>
              </th>
              <td>{share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="lead-picture" role="img" aria-label={leads.chart}>
        <svg className="lead-streams" viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true">
          {leadSources.map(({ id }, at) => (
            <path key={id} data-source={id} d={shapes[at]} />
          ))}
        </svg>
        <svg className="lead-engine" viewBox="0 0 200 200" aria-hidden="true">
          <circle className="lead-engine-disc" cx="100" cy="100" r="96" />
          <path className="lead-engine-ticks" d={circlePath(100, 100, 88)} pathLength={120} />
          <circle cx="100" cy="100" r="96" />
          <circle cx="100" cy="100" r="79" />
          <circle className="lead-engine-core" cx="100" cy="100" r="46" />
          <ellipse className="lead-engine-orbit" cx="100" cy="100" rx="66" ry="24" />
        </svg>
      </div>
    </div>
  )
}
