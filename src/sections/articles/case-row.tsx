import { Link } from 'react-router-dom'
import { compositeOf, minutesOf } from '#src/content/article-texts.ts'
import type { ArticleSummary } from '#src/content/article.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { Plate } from './plate.tsx'
import { Inline } from '#src/ui/inline.tsx'
import '#src/ui/row-link.css'
import './case-row.css'

interface Props {
  study: ArticleSummary
}

/** One case study: its first figure in the margin, large, and its plate; and whose case it is. */
export function CaseRow({ study }: Props) {
  const { path, title, emphasis, summary, figures, sector, minutes } = study
  const [first, ...more] = figures
  return (
    <li className="case-row split-phone">
      {first && (
        <p className="case-row-figure stack-2">
          <span>{first.value}</span>
          <span className="mono">{first.label}</span>
        </p>
      )}
      <Plate path={path} />
      <div className="case-row-text stack-4">
        <p className="mono soft">
          {compositeOf(sector ?? '')}, {minutesOf(minutes)}
        </p>
        <h3>
          <Link className="row-link cover" to={path}>
            <Emphasis text={title} emphasis={emphasis} />
          </Link>
        </h3>
        <p>
          <Inline text={summary} />
        </p>
        <ul className="case-row-more soft small cluster">
          {more.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> {label}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
