import { Link } from 'react-router-dom'
import type { SitePath } from '#src/content/paths.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import './carried-by.css'

interface Props {
  heading: string
  /** Each solution with what it does in this place. */
  items: readonly { path: SitePath; text: string }[]
}

/** Which solutions do the work that the section above it shows. */
export function CarriedBy({ heading, items }: Props) {
  return (
    <div className="carried-by split">
      <h3>{heading}</h3>
      <ul>
        {items.map(({ path, text }) => (
          <li key={path} className="list-row">
            <Link to={path} className="text-link">
              {nameOf(path)}
            </Link>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
