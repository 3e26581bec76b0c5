import { closing } from '#src/content/cues/closing.ts'
import { homeCue } from '#src/content/cues/home.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { homeFilm } from '#src/content/videos.ts'
import { opening } from '#src/content/openings/home.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Hero } from './hero.tsx'
import { TokenServices, TokensHero } from './tokens.tsx'

const Showcase = deferredSection({
  id: 'modules',
  load: () => import('./showcase.tsx').then((module) => module.Showcase),
})
const Film = deferredSection({
  id: homeFilm.id,
  load: () => import('#src/sections/scrub-video.tsx').then((module) => module.ScrubVideo),
})
const Capabilities = deferredSection({
  id: 'capabilities',
  load: () => import('./capabilities.tsx').then((module) => module.Capabilities),
  now: () => location.hash.startsWith('#capability='),
})

function Home() {
  return (
    <>
      <Hero />
      <SetPiece cue={homeCue('film')}>
        <Film />
      </SetPiece>
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
