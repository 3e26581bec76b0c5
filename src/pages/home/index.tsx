import { closing } from '#src/content/cues/closing.ts'
import { homeCue } from '#src/content/cues/home.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { homeFilm } from '#src/content/videos.ts'
import { opening } from '#src/content/openings/home.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import { nearSection } from '#src/sections/near-section.tsx'
import type { PageModule } from '../page-module.ts'
import { Hero } from './hero.tsx'
import './capabilities.css'
import '#src/sections/scrub-video.css'
import './showcase.css'
import { TokenServices, TokensHero } from './tokens.tsx'

// Their styles come with the page: the HTML is there before their code.
const Showcase = nearSection({
  id: 'modules',
  load: () => import('./showcase.tsx').then((module) => module.Showcase),
})
const Film = nearSection({
  id: homeFilm.id,
  load: () => import('#src/sections/scrub-video.tsx').then((module) => module.ScrubVideo),
})
const Capabilities = nearSection({
  id: 'capabilities',
  load: () => import('./capabilities.tsx').then((module) => module.Capabilities),
  now: () => location.hash.startsWith('#capability='),
})

function Home() {
  return (
    <>
      <Hero />
      <Film />
      <SetPiece cue={homeCue('showcase')}>
        <Showcase />
      </SetPiece>
      <Capabilities />
      <TokensHero />
      <SetPiece cue={homeCue('services')}>
        <TokenServices />
      </SetPiece>
      <SetPiece cue={closing}>
        <NearContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Home }
