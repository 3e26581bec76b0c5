import { Link } from 'react-router-dom'
import { needs } from '#src/content/solution-needs.ts'
import { solutions } from '#src/content/solutions.ts'
import { comparisonTexts } from '#src/content/solutions-texts.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Section } from '#src/ui/section.tsx'
import '#src/ui/row-link.css'
import './comparison.css'

const { caption, columns } = comparisonTexts

/** All solutions in one table: the need leads, the link follows. */
export function Comparison() {
  return (
    <Section {...comparisonTexts} inverted>
      <table className="solutions-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden-phone mono soft">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.map(({ solution, need, bring, figure }) => {
            const record = solutions.find((candidate) => candidate.id === solution)
            return (
              <tr key={solution}>
                <th scope="row">
                  {record && (
                    <Link className="row-link" to={record.link}>
                      {record.title}
                    </Link>
                  )}
                </th>
                <td className="solutions-table-need">{need}</td>
                <td>{bring}</td>
                <td className="solutions-table-figure">
                  <strong>{figure.value}</strong> <span className="mono">{figure.label}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <CountingLink />
    </Section>
  )
}
