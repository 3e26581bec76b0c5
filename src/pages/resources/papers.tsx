import { minutesOf } from '#src/content/article-texts.ts'
import { leadPiece, resourceTexts } from '#src/content/resources.ts'
import { Link } from 'react-router-dom'
import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { paths } from '#src/content/paths.ts'
import { Plate } from '#src/sections/articles/plate.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Inline } from '#src/ui/inline.tsx'
import '#src/ui/row-link.css'
import './papers.css'

/** All but the one that the page begins with. */
const others = whitepapers.filter(({ path }) => path !== leadPiece.path)

/** The papers as a table: to read on the page, or to take along. */
export function Papers() {
  return (
    <Section {...resourceTexts.papers}>
      <ul className="resources-papers">
        {others.map(({ path, title, summary, minutes, pdf }) => (
          <li key={path} className="columns">
            <h3>
              <Link className="row-link" to={path}>
                {title}
              </Link>
            </h3>
            <p className="soft">
              <Inline text={summary} />
            </p>
            <p className="cluster mono soft">
              {minutesOf(minutes)}
              {pdf && (
                <a className="text-link" href={pdf} download>
                  {resourceTexts.file}
                  <span className="visually-hidden">: {title}</span>
                </a>
              )}
            </p>
            <Plate path={path} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.whitepapers} variant="outline" icon="arrow">
        {resourceTexts.allPapers}
      </ButtonLink>
    </Section>
  )
}
