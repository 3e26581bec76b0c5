import { Link } from 'react-router-dom'
import type { ContentsEntry } from '#src/content/article.ts'
import { useCurrentHeading } from './use-current-heading.ts'
import './contents.css'

interface Props {
  entries: readonly ContentsEntry[]
}

/** The headings of a long text, as a scale: the mark of the part in view is the long one. */
export function Contents({ entries }: Props) {
  const current = useCurrentHeading(entries)
  return (
    <nav className="prose-contents" aria-labelledby="contents-heading">
      <p className="mono" id="contents-heading">
        Contents
      </p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
