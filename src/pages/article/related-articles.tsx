import { Link } from 'react-router-dom'
import { minutesOf, relatedHead } from '#src/content/article-texts.ts'
import { kindNames, type ArticleLink } from '#src/content/article.ts'
import { Section } from '#src/ui/section.tsx'
import { Inline } from '#src/ui/inline.tsx'
import '#src/ui/row-link.css'
import './related-articles.css'

interface Props {
  pieces: readonly ArticleLink[]
}

/** What to read after this, from all three families. */
export function RelatedArticles({ pieces }: Props) {
  return (
    <Section {...relatedHead}>
      <ul className="related-articles">
        {pieces.map(({ path, kind, title, summary, minutes }) => (
          <li key={path}>
            <Link className="columns" to={path}>
              <span className="mono">
                {kindNames[kind]}, {minutesOf(minutes)}
              </span>
              <span className="related-articles-title entry row-link">{title}</span>
              <span className="related-articles-text small soft">
                <Inline text={summary} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
