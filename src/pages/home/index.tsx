import { opening } from '#src/content/openings/home.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import '#src/sections/opening/opening-page.css'
import type { PageModule } from '../page-module.ts'
import { Hero } from './hero.tsx'

function Home() {
  return (
    <>
      <Hero />
      <OpeningBlocks blocks={opening.blocks} />
      <ContactSection />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Home }
