import { Link } from 'react-router-dom'
import { chores, hoursText } from '#src/content/industries/hours.ts'
import { hoursOf, totalOf, type Hours } from '#src/content/industries/chores.ts'
import { Planet } from '#src/ui/planet.tsx'
import { nameOf } from '#src/sections/page/page-names.ts'

const COLUMNS = ['before', 'after', 'saved'] as const

function Cells({ hours }: { hours: Hours }) {
  return COLUMNS.map((column) => (
    <td key={column} className="mono" data-column={column}>
      {hours[column].toFixed(2)}
    </td>
  ))
}

/** Every chore with its hours, and the solution that takes it over; the swatches are the legend of the bars. */
export function HoursTable({ people }: { people: number }) {
  const { table } = hoursText
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
        {chores.map((chore) => (
          <tr key={chore.id}>
            <th scope="row">
              <Planet color={chore.bead} />
              <span className="hours-chore">{chore.name}</span>
              <Link to={chore.path} className="text-link small">
                {nameOf(chore.path)}
              </Link>
            </th>
            <Cells hours={hoursOf(chore, people)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          <Cells hours={totalOf(chores, people)} />
        </tr>
      </tfoot>
    </table>
  )
}
