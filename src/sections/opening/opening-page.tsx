import type { ReactNode } from 'react'
import type { Opening } from '#src/content/opening.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { Invitation } from './invitation.tsx'
import { OpeningBlocks } from './opening-blocks.tsx'
import './opening-page.css'

interface Props {
  opening: Opening
  /** Buttons of the first screen, where they are not the record's invitation alone. */
  actions?: ReactNode
  /** The page's own sections: they stand between the first screen and the text. */
  children: ReactNode
}

/** The page of an `Opening` record: first screen, what the page adds, the text, and where to go next. */
export function OpeningPage({ opening, actions, children }: Props) {
  const { label, heading, lead, blocks, related, next } = opening
  return (
    <>
      <PageHero
        label={label}
        heading={heading}
        lead={lead}
        actions={actions ?? <Invitation opening={opening} icon="arrow" />}
      />
      {children}
      <OpeningBlocks blocks={blocks} />
      <RelatedPages heading={next} pages={related} />
    </>
  )
}
