import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, content } from '#src/content/pages/about.ts'
import { paths } from '#src/content/paths.ts'
import { aboutFilm } from '#src/content/videos.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { PlatformStory, TokenStory } from './stories.tsx'
import { AboutVideo } from '#src/sections/about-video.tsx'

function About() {
  return (
    <>
      <SetPiece scene="inside" placement="hero" place="hero">
        <PageHero
          label={content.label}
          heading={content.heading}
          lead={content.lead}
          actions={
            <>
              <ButtonLink to={`#${aboutFilm.id}`} icon="down">
                {heroActions.journey}
              </ButtonLink>
              <ButtonLink to={`${paths.contact}?topic=demo`} variant="outline">
                {heroActions.demo}
              </ButtonLink>
            </>
          }
        />
      </SetPiece>
      <AboutVideo />
      <PlatformStory />
      <TokenStory />
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: About, ownScenes: [{ scene: 'crank' }] }
