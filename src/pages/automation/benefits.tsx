import { benefitCards, benefits, kpiTiles, processRows } from '#src/content/automation/benefits.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PhoneRow } from '#src/ui/phone-row.tsx'
import { Section } from '#src/ui/section.tsx'
import './benefits.css'

/** Four measured changes; the first one large. */
function Kpis() {
  return (
    <ul className="kpis">
      {kpiTiles.map(({ label, value, change, positive }) => (
        <li key={label} className="stack-3" data-positive={positive}>
          <div className="stack-3">
            <span className="mono soft">{label}</span>
            <span className="kpi-value numeral">{value}</span>
          </div>
          <span className="kpi-change small">
            <Icon name={positive ? 'up' : 'down'} size={16} />
            {change}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A table; on a phone each row is laid out as a record. */
function Processes() {
  const { process, manual, automated, improvement } = benefits.columns
  return (
    <table className="processes">
      <caption>{benefits.table}</caption>
      <thead className="visually-hidden-phone">
        <tr>
          {[process, manual, automated, improvement].map((column) => (
            <th key={column} scope="col" className="mono">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {processRows.map((row) => (
          <tr key={row.process}>
            <th scope="row">{row.process}</th>
            <td data-label={manual}>{row.manual}</td>
            <td data-label={automated}>{row.automated}</td>
            <td data-label={improvement}>{row.improvement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What changes: in words, measured, and process by process. */
export function Benefits() {
  return (
    <Section {...benefits}>
      <PhoneRow className="benefit-cards quarters" label={benefits.heading.text}>
        {benefitCards.map(({ title, text }) => (
          <li key={title} className="panel stack-3">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </PhoneRow>
      <div className="benefits-band inverted">
        <Kpis />
        <CountingLink />
      </div>
      <Processes />
    </Section>
  )
}
