import { Link } from 'react-router-dom'
import type { Opening } from '#src/content/opening.ts'
import { paths } from '#src/content/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { OpeningBlocks } from './opening-blocks.tsx'
import { nameOf } from './page-names.ts'
import './opening-page.css'

interface Props {
  opening: Opening
}

/** Hero, blocks of prose and ruled tables, and where to go next: the page of an `Opening` record. */
export function OpeningPage({ opening }: Props) {
  const { label, heading, lead, blocks, related, action } = opening
  return (
    <>
      <section className="opening-hero wrap">
        <p className="mono opening-label">{label}</p>
        <h1>
          <Emphasis {...heading} />
        </h1>
        <p className="opening-lead">{lead}</p>
        {action && (
          <ButtonLink to={`${paths.contact}?topic=${action.topic}`} icon="arrow">
            {action.label}
          </ButtonLink>
        )}
      </section>
      <OpeningBlocks blocks={blocks} />
      <section className="section wrap opening-related" aria-labelledby="related-heading">
        <div className="section-head">
          <p className="mono section-label">Next</p>
          <h2 id="related-heading">
            Where to go <em>from here</em>
          </h2>
        </div>
        <ul>
          {related.map(({ path, reason }) => (
            <li key={path}>
              <Link to={path}>
                <span className="opening-related-name">{nameOf(path)}</span>
                <span className="opening-related-reason">{reason}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
