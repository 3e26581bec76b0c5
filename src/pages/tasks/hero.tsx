import { Link } from 'react-router-dom'
import { paths } from '#src/content/paths.ts'
import { heroActions, promises, sections } from '#src/content/tasks/promises.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/ui/row-link.css'
import './hero.css'

export function Actions() {
  return (
    <>
      <ButtonLink to={`${paths.contact}?topic=demo`} icon="arrow">
        {heroActions.demo}
      </ButtonLink>
      <ButtonLink to={`#${sections.lifecycle}`} variant="outline">
        {heroActions.explore}
      </ButtonLink>
    </>
  )
}

/** Four links to the sections that explain what the page offers. */
export function Promises() {
  return (
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
  )
}
