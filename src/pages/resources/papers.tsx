import { Link } from 'react-router-dom'
import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { paths } from '#src/content/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import './papers.css'

/** The papers as a table: to read on the page, or to take along. */
export function Papers() {
  return (
    <Section
      label="To read or to print"
      heading={{ text: 'Whitepapers', line: 'The method, with its limits.' }}
    >
      <ul className="resources-papers">
        {whitepapers.map(({ path, title, summary, minutes, pdf }) => (
          <li key={path}>
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <p>{summary}</p>
            <p className="mono">
              {minutes} min
              {pdf && (
                <a className="text-link" href={pdf} download>
                  PDF<span className="visually-hidden">: {title}</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.whitepapers} variant="outline" icon="arrow">
        All whitepapers
      </ButtonLink>
    </Section>
  )
}
