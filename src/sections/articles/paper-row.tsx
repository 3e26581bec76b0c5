import { Link } from 'react-router-dom'
import { minutesOf } from '#src/content/article-texts.ts'
import type { ArticleSummary } from '#src/content/article.ts'
import { PdfLink } from '#src/sections/prose/pdf-link.tsx'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { Plate } from './plate.tsx'
import { Inline } from '#src/ui/inline.tsx'
import '#src/ui/row-link.css'
import './paper-row.css'

interface Props {
  paper: ArticleSummary
}

/** One whitepaper with its plate, to read here or to keep. */
export function PaperRow({ paper }: Props) {
  const { path, title, emphasis, summary, date, dateText, minutes, pdf } = paper
  return (
    <li className="paper-row split-phone">
      <Link className="paper-row-plate" to={path} tabIndex={-1} aria-hidden="true">
        <Plate path={path} />
      </Link>
      <div className="paper-row-text stack-4">
        <p className="mono soft">
          <time dateTime={date}>{dateText}</time>, {minutesOf(minutes)}
        </p>
        <h3>
          <Link className="row-link" to={path}>
            <Emphasis text={title} emphasis={emphasis} />
          </Link>
        </h3>
        <p>
          <Inline text={summary} />
        </p>
        {pdf && <PdfLink href={pdf} title={title} />}
      </div>
    </li>
  )
}
