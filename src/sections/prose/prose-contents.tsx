import { Link } from 'react-router-dom'
import { contentsName } from '#src/content/prose.ts'
import type { ContentsEntry } from '#src/content/article.ts'
import { useReading } from '../use-reading.ts'
import './prose-contents.css'

interface Props {
  entries: readonly ContentsEntry[]
}

/** The headings of a long text, as a scale: the mark of the part in view is the long one. */
export function ProseContents({ entries }: Props) {
  const current = useReading(entries.map(({ id }) => id))
  return (
    <nav className="prose-contents" aria-labelledby="contents-heading">
      <p className="mono" id="contents-heading">
        {contentsName}
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
