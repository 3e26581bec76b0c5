import { opening } from '#src/content/openings/blog.ts'
import { paths } from '#src/content/paths.ts'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import '#src/sections/opening/opening-page.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import '#src/sections/pieces/pieces-page.css'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '../page-module.ts'
import { Notes } from './notes.tsx'

function Blog() {
  const { label, heading, lead, blocks, related, action } = opening
  return (
    <>
      <PageHero
        label={label}
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink to="#notes" icon="down">
              Read the notes
            </ButtonLink>
            {action && (
              <ButtonLink to={`${paths.contact}?topic=${action.topic}`} variant="outline">
                {action.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <Notes />
      <OpeningBlocks blocks={blocks} />
      <RelatedPages pages={related} />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Blog }
