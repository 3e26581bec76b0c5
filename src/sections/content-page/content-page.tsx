import type { ComponentProps, ReactNode } from 'react'
import type { PagePiece, PlacedPiece } from '#scenes/placements.ts'
import type { PageContent } from '#src/content/page-content.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { isTiled, RelatedPages } from '#src/sections/page/related-pages.tsx'
import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { ContentBlocks } from './content-blocks.tsx'
import { Invitation } from './invitation.tsx'

interface Props {
  content: PageContent
  /** Buttons of the first screen, where they are not the record's invitation alone. */
  actions?: ReactNode
  figures?: ComponentProps<typeof PageHero>['figures']
  /** Whatever else belongs on the first screen, beneath. */
  beneath?: ReactNode
  piece: PagePiece
  /** The section after the first screen, where it moves the piece, which stays beside both. */
  demo?: ReactNode
  /** What is written at the piece that stays, or at that of the first screen. */
  legend?: ReactNode
  /** The page ends with the contact form; else with the related pages. */
  contact?: true
  /** The page's own sections: they stand between the first screen and the text. */
  children?: ReactNode
}

/** The page of a `PageContent` record: first screen, what the page adds, the text, and where to go next. */
export function ContentPage(props: Props) {
  const { content, actions, figures, beneath, piece, demo, legend, contact, children } = props
  const { label, heading, lead, blocks = [], related, next, ask, action } = content
  const { scene, hero, staying, text } = piece
  // One by one they lose that the placements are the scene's, which their type has checked where the page names them.
  const placed = (placement: string, place: 'hero' | 'aside') => ({ scene, placement, place }) as PlacedPiece
  const more = <RelatedPages heading={next} pages={related} ask={ask ?? action} />
  // A band would cut off the piece beside it: it follows.
  const bands = text ? blocks.filter(({ band }) => band) : []
  const words = (
    <>
      <ContentBlocks blocks={blocks.filter((block) => !bands.includes(block))} />
      {contact && more}
    </>
  )
  const first = (
    <SetPiece {...placed(hero, 'hero')} legend={!staying && legend}>
      <PageHero
        label={label}
        heading={heading}
        lead={lead}
        actions={actions ?? (action && <Invitation content={content} icon="arrow" />)}
        {...(figures && { figures })}
      >
        {beneath}
      </PageHero>
    </SetPiece>
  )
  return (
    <>
      {staying ? (
        <SetPiece {...placed(staying, 'aside')} stays legend={legend}>
          {first}
          {demo}
        </SetPiece>
      ) : (
        first
      )}
      {children}
      {text ? <SetPiece {...placed(text, 'aside')}>{words}</SetPiece> : words}
      <ContentBlocks blocks={bands} />
      {contact ? (
        <EndPiece>
          <ContactSection />
        </EndPiece>
      ) : related.every(isTiled) ? (
        // Each tile shows an instrument of its own.
        more
      ) : (
        <EndPiece piece={piece}>{more}</EndPiece>
      )}
    </>
  )
}
