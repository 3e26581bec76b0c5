import { Link } from 'react-router-dom'
import { minutesOf } from '#src/content/article-texts.ts'
import { articleTopics, type ArticleSummary } from '#src/content/article.ts'
import { Plate } from './plate.tsx'
import { Inline } from '#src/ui/inline.tsx'
import '#src/ui/row-link.css'
import './article-row.css'

interface Props {
  piece: ArticleSummary
  /** Not among what the visitor asked for. */
  hidden?: boolean
}

/** One piece as a ruled row: date, title and summary, topic and reading time, plate. The whole row leads to it. */
export function ArticleRow({ piece, hidden = false }: Props) {
  const { path, date, dateText, title, summary, topic, minutes } = piece
  return (
    <li className="article-row ringed" hidden={hidden}>
      <time className="mono soft" dateTime={date}>
        {dateText}
      </time>
      <div className="article-row-text">
        <h3>
          <Link className="row-link cover" to={path}>
            {title}
          </Link>
        </h3>
        <p className="soft">
          <Inline text={summary} />
        </p>
      </div>
      <p className="mono article-row-facts soft">
        {articleTopics[topic]}, {minutesOf(minutes)}
      </p>
      <Plate path={path} />
    </li>
  )
}
