import type { PlacedPiece } from '#scenes/placements.ts'
import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import type { ReactNode } from 'react'
import type { PageContent } from '#src/content/page-content.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { Invitation } from './invitation.tsx'
import { ContentBlocks } from './content-blocks.tsx'
import './content-page.css'

interface Props {
  content: PageContent
  /** Buttons of the first screen, where they are not the record's invitation alone. */
  actions?: ReactNode
  /** Its set piece, on the first screen and beside the text. */
  pieces?: { hero: PlacedPiece; text: PlacedPiece }
  /** The page ends here: nothing follows the related pages. */
  ends?: boolean
  /** The page's own sections: they stand between the first screen and the text. */
  children: ReactNode
}

/** With its set piece, where the page has one. */
function Beside({ piece, children }: { piece: PlacedPiece | undefined; children: ReactNode }) {
  return piece ? <SetPiece {...piece}>{children}</SetPiece> : children
}

/** The page of an `PageContent` record: first screen, what the page adds, the text, and where to go next. */
export function ContentPage({ content, actions, pieces, ends = true, children }: Props) {
  const { label, heading, lead, blocks, related, next, ask } = content
  const more = <RelatedPages heading={next} pages={related} ask={ask} />
  return (
    <>
      <Beside piece={pieces?.hero}>
        <PageHero
          label={label}
          heading={heading}
          lead={lead}
          actions={actions ?? <Invitation content={content} icon="arrow" />}
        />
      </Beside>
      {children}
      <Beside piece={pieces?.text}>
        <ContentBlocks blocks={blocks} />
        {!ends && more}
      </Beside>
      {ends && <EndPiece>{more}</EndPiece>}
    </>
  )
}
