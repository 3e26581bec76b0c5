import { Link } from 'react-router-dom'
import { articleTopics } from '#src/content/article.ts'
import { notes } from '#src/content/articles/blog.ts'
import { paths } from '#src/content/paths.ts'
import { latestCount, resourceTexts } from '#src/content/resources.ts'
import { ArticleRow } from '#src/sections/articles/article-row.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import './latest.css'

/** The newest notes, and the topics of all. */
export function Latest() {
  return (
    <Section {...resourceTexts.latest}>
      <div className="resources-latest split">
        <nav aria-labelledby="resources-topics">
          <p id="resources-topics" className="mono soft">
            {resourceTexts.topics}
          </p>
          <ul>
            {Object.entries(articleTopics).map(([id, name]) => (
              <li key={id}>
                <Link className="between" to={`${paths.blog}?topic=${id}`}>
                  {name}
                  <span className="mono soft">{notes.filter(({ topic }) => topic === id).length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <ul>
            {notes.slice(0, latestCount).map((note) => (
              <ArticleRow key={note.path} piece={note} />
            ))}
          </ul>
          <ButtonLink to={paths.blog} variant="outline" icon="arrow">
            {resourceTexts.allNotes(notes.length)}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
