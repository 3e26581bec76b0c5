import type { ComponentType } from 'react'
import type { Opening } from '#src/content/opening.ts'
import { paths } from '#src/content/paths.ts'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import '#src/sections/opening/opening-page.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/ui/rows.css'

interface Props {
  opening: Opening
  /** The part that can be tried: it stands between the first screen and the text. */
  Workpiece: ComponentType
}

/** The page of a trade: first screen, something to try, the text, and where to go next. */
export function TradePage({ opening, Workpiece }: Props) {
  const { label, heading, lead, blocks, related, action } = opening
  return (
    <>
      <PageHero
        label={label}
        heading={heading}
        lead={lead}
        actions={
          action && (
            <ButtonLink to={`${paths.contact}?topic=${action.topic}`} icon="arrow">
              {action.label}
            </ButtonLink>
          )
        }
      />
      <Workpiece />
      <OpeningBlocks blocks={blocks} />
      <RelatedPages pages={related} />
    </>
  )
}
