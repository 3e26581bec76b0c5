import { Link } from 'react-router-dom'
import { content } from '#src/content/pages/tasks.ts'
import { paths } from '#src/content/paths.ts'
import { heroActions, promises, sections } from '#src/content/tasks/promises.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/ui/row-link.css'
import './hero.css'

const actions = (
  <>
    <ButtonLink to={`${paths.contact}?topic=demo`} icon="arrow">
      {heroActions.demo}
    </ButtonLink>
    <ButtonLink to={`#${sections.lifecycle}`} variant="outline">
      {heroActions.explore}
    </ButtonLink>
  </>
)

/** What the page offers, and four links to the sections that explain it. */
export function Hero() {
  const { label, heading, lead } = content
  return (
    <PageHero label={label} heading={heading} lead={lead} actions={actions}>
      <ul className="tasks-promises quarters">
        {promises.map(({ title, text, section }) => (
          <li key={title}>
            <Link className="row-link cover" to={`#${section}`}>
              {title}
            </Link>
            <p className="soft small">{text}</p>
          </li>
        ))}
      </ul>
    </PageHero>
  )
}
