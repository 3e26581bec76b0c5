import { Link } from 'react-router-dom'
import { marks, quote } from './marks.ts'
import type { Hit, PageHits } from '#src/lib/search.ts'

interface Props {
  id: string
  label: string
  pages: readonly PageHits[]
  /** Position of the option that Enter opens, over all groups. */
  active: number
  onPointed: (position: number) => void
}

/** Id of the option at a position; the field names it as its active descendant. */
export const optionId = (list: string, position: number) => `${list}-${position}`

function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return marks(text, terms).map(({ at, text: part, hit }) => (hit ? <mark key={at}>{part}</mark> : part))
}

/** What was found, by page: its title over the places in it. Each place is an option and a real link. */
export function SearchResults({ id, label, pages, active, onPointed }: Props) {
  let position = 0
  return (
    <div className="search-results" role="listbox" id={id} aria-label={label}>
      {pages.map(({ path, title, hits }) => (
        <div role="group" key={path} aria-labelledby={`${id}${path}`} className="search-group">
          <div className="search-page entry cluster" id={`${id}${path}`}>
            <span>{title}</span>
            <span className="mono">{path}</span>
          </div>
          {hits.map((hit) => {
            const at = position++
            return (
              <Link
                key={hit.url + hit.heading}
                to={hit.url}
                role="option"
                tabIndex={-1}
                id={optionId(id, at)}
                className="search-option"
                aria-selected={at === active}
                onPointerMove={() => onPointed(at)}
              >
                <Place hit={hit} title={title} />
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Place({ hit, title }: { hit: Hit; title: string }) {
  const { heading, text, terms } = hit
  return (
    <>
      {heading !== title && (
        <span className="search-heading">
          <Marked text={heading} terms={terms} />
        </span>
      )}
      {text && (
        <span className="small soft">
          <Marked text={quote(text, terms)} terms={terms} />
        </span>
      )}
    </>
  )
}
