import type { Opening } from '#src/content/opening.ts'
import { paths } from '#src/content/paths.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { OpeningBlocks } from './opening-blocks.tsx'
import './opening-page.css'

interface Props {
  opening: Opening
}

/** Hero, blocks of prose and ruled tables, and where to go next: the page of an `Opening` record. */
export function OpeningPage({ opening }: Props) {
  const { label, heading, lead, blocks, related, action } = opening
  const invitation = action && (
    <ButtonLink to={`${paths.contact}?topic=${action.topic}`} icon="arrow">
      {action.label}
    </ButtonLink>
  )
  return (
    <>
      <PageHero label={label} heading={heading} lead={lead} actions={invitation} />
      <OpeningBlocks blocks={blocks} />
      <RelatedPages pages={related} />
    </>
  )
}
