import { abilitiesText } from '#src/content/assistant/abilities.ts'
import { chatText } from '#src/content/assistant/conversation.ts'
import { voices } from '#src/content/assistant/voices.ts'
import { brand } from '#src/content/brand.ts'
import { opening } from '#src/content/openings/assistant.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import '#src/sections/demo-controls.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/ui/figures.css'
import '#src/ui/section.css'
import type { PageModule } from '../page-module.ts'
import './abilities.css'
import './chat.css'
import './industries.css'
import './talk.css'
import './technology.css'
import './voices.css'

// Their styles come with the page: the HTML is there before their code.
const Voices = nearSection({
  id: voices.id,
  load: () => import('./voices.tsx').then((module) => module.Voices),
})
const Strengths = nearSection({
  id: abilitiesText.id,
  load: () => import('./strengths.tsx').then((module) => module.Strengths),
})
const Chat = nearSection({
  id: chatText.id,
  load: () => import('./chat.tsx').then((module) => module.Chat),
})

function Assistant() {
  return (
    <>
      <PageHero
        label={opening.label}
        heading={opening.heading}
        lead={opening.lead}
        actions={
          <>
            <ButtonLink to={`#${chatText.id}`} icon="down">
              Experience {brand.assistant.name}
            </ButtonLink>
            <ButtonLink to={`#${abilitiesText.id}`} variant="outline">
              Learn More
            </ButtonLink>
          </>
        }
      />
      <Voices />
      <Strengths />
      <Chat />
      <RelatedPages pages={opening.related} />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Assistant }
