import { Link } from 'react-router-dom'
import { nextLabel } from '#src/content/frame.ts'
import type { Invitation, RelatedPage, TiledPage } from '#src/content/page-content.ts'
import { paths } from '#src/content/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { nameOf } from './page-names.ts'
import { PageTiles } from './page-tiles.tsx'
import '#src/ui/row-link.css'
import './related-pages.css'
import { useArrive } from '#src/motion/use-arrive.ts'

/** Id of the heading. */
const relatedHeading = 'related-heading'

interface Props {
  heading: string
  pages: readonly RelatedPage[]
  ask?: Invitation | undefined
}

export const isTiled = (page: RelatedPage): page is TiledPage => page.piece !== undefined

/** The close of a page: where to go from here, and an invitation that fits it where no form follows. */
export function RelatedPages({ heading, pages, ask }: Props) {
  const root = useArrive<HTMLElement>()
  return (
    <section className="section wrap related" aria-labelledby={relatedHeading} ref={root}>
      <SectionHead id={relatedHeading} label={nextLabel} heading={heading} />
      {pages.every(isTiled) ? (
        <PageTiles pages={pages} />
      ) : (
        <ul>
          {pages.map(({ path, reason }) => (
            <li key={path}>
              <Link to={path} className="split-phone">
                <span className="entry">{nameOf(path)}</span>
                <span className="row-link">{reason}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {ask && (
        <ButtonLink to={`${paths.contact}?topic=${ask.topic}`} icon="arrow">
          {ask.label}
        </ButtonLink>
      )}
    </section>
  )
}
