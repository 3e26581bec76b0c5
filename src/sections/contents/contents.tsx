import { Link } from 'react-router-dom'
import './contents.css'

interface Entry {
  /** Anchor on this page. */
  id: string
  name: string
  /** Mono sign before the name: a number, a method. */
  sign?: string
}

interface Props {
  /** Name of the list. */
  label: string
  groups: readonly { heading?: string; entries: readonly Entry[] }[]
}

/**
 * What is on a long page: beside it on a wide screen, folded above it on a narrow one.
 * It arrives folded, and the style sheet unfolds it, so that nothing moves when the script comes.
 */
export function Contents({ label, groups }: Props) {
  return (
    <nav className="contents" aria-label={label} data-contents="">
      <details>
        <summary className="mono">{label}</summary>
        {groups.map(({ heading, entries }) => (
          <div key={entries[0]?.id} className="contents-group">
            {heading && <p className="contents-heading">{heading}</p>}
            <ul>
              {entries.map(({ id, name, sign }) => (
                <li key={id}>
                  <Link to={`#${id}`}>
                    {sign && <span className="mono contents-sign">{sign}</span>}
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  )
}
