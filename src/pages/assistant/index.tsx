import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { tryAction, ids } from '#src/content/assistant/ids.ts'
import { heroActions, content } from '#src/content/pages/assistant.ts'
import { paths } from '#src/content/paths.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Voices } from './voices.tsx'
import { Strengths } from './strengths.tsx'
import { Chat } from './chat.tsx'

function Assistant() {
  return (
    <>
      <SetPiece scene="voice" placement="hero" place="hero">
        <PageHero
          label={content.label}
          heading={content.heading}
          lead={content.lead}
          actions={
            <>
              <ButtonLink to={`#${ids.chat}`} icon="down">
                {heroActions.experience}
              </ButtonLink>
              <ButtonLink to={`#${ids.abilities}`} variant="outline">
                {heroActions.more}
              </ButtonLink>
              <ButtonLink to={`${paths.contact}?topic=assistant`} variant="outline">
                {tryAction}
              </ButtonLink>
            </>
          }
        />
      </SetPiece>
      <SetPiece scene="voice" placement="voices" place="right">
        <Voices />
      </SetPiece>
      <SetPiece scene="voice" placement="strengths" place="left">
        <Strengths />
      </SetPiece>
      <SetPiece scene="voice" placement="chat" place="right" rest="none">
        <Chat />
      </SetPiece>
      <SetPiece scene="voice" placement="text" place="aside">
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </SetPiece>
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Assistant }
