import { Link } from 'react-router-dom'
import { chores, hoursText } from '#src/content/industries/hours.ts'
import { hoursOf, totalOf, type Hours } from '#src/content/industries/chores.ts'
import { Planet } from '#src/ui/planet.tsx'
import { nameOf } from '#src/sections/page/page-names.ts'

const COLUMNS = ['before', 'after', 'saved'] as const

function Cells({ hours, digits }: { hours: Hours; digits: number }) {
  return COLUMNS.map((column) => (
    <td key={column} className="mono" data-column={column}>
      {hours[column].toFixed(digits)}
    </td>
  ))
}

/** Every chore with its hours, and the solution that takes it over; the swatches are the legend of the bars. */
export function HoursTable({ people }: { people: number }) {
  const { table } = hoursText
  const rows = chores.map((chore) => ({ ...chore, hours: hoursOf(chore, people) }))
  const total = totalOf(chores, people)
  const figures = [total, ...rows.map(({ hours }) => hours)].flatMap((hours) =>
    COLUMNS.map((column) => hours[column]),
  )
  // Whole hours need no decimals, and where one has some all do: the column stays aligned.
  const digits = figures.every(Number.isInteger) ? 0 : 2
  return (
    <table className="hours-table">
      <thead>
        <tr>
          <th scope="col">{table.chore}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {table[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((chore) => (
          <tr key={chore.id}>
            <th scope="row">
              <Planet color={chore.bead} />
              <span className="hours-chore">{chore.name}</span>
              <Link to={chore.path} className="text-link small">
                {nameOf(chore.path)}
              </Link>
            </th>
            <Cells hours={chore.hours} digits={digits} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          <Cells hours={total} digits={digits} />
        </tr>
      </tfoot>
    </table>
  )
}
