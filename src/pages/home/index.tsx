import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { content } from '#src/content/pages/home.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { ProductMap } from './product-map.tsx'
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
      <ScrubVideo />
      <ProductMap />
      <SetPiece scene="dial" placement="showcase" place="right" still>
        <Showcase />
      </SetPiece>
      <Capabilities />
      <TokensHero />
      <SetPiece scene="coins" placement="services" place="right" still>
        <TokenServices />
      </SetPiece>
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Home }
