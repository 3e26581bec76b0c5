import { closing } from '#src/content/cues/closing.ts'
import { homeCue } from '#src/content/cues/home.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/home.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { ProductMap } from '#src/sections/product-map/product-map.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Hero } from './hero.tsx'
import { TokenServices, TokensHero } from './tokens.tsx'
import { Showcase } from './showcase.tsx'
import { ScrubVideo } from '#src/sections/scrub-video.tsx'
import { Capabilities } from './capabilities.tsx'

function Home() {
  return (
    <>
      <Hero />
      <SetPiece cue={homeCue('film')}>
        <ScrubVideo />
      </SetPiece>
      <ProductMap />
      <SetPiece cue={homeCue('showcase')}>
        <Showcase />
      </SetPiece>
      <Capabilities />
      <TokensHero />
      <SetPiece cue={homeCue('services')}>
        <TokenServices />
      </SetPiece>
      <SetPiece cue={closing}>
        <ContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Home }
