import type { Opening } from '#src/content/opening.ts'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { OpeningBlocks } from './opening-blocks.tsx'
import { OpeningHero } from './opening-hero.tsx'
import './opening-page.css'

interface Props {
  opening: Opening
}

/** Hero, blocks of prose and ruled tables, and where to go next: the page of an `Opening` record. */
export function OpeningPage({ opening }: Props) {
  return (
    <>
      <OpeningHero opening={opening} />
      <OpeningBlocks blocks={opening.blocks} />
      <RelatedPages pages={opening.related} />
    </>
  )
}
