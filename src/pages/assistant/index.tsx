import { abilitiesText } from '#src/content/assistant/abilities.ts'
import { chatText } from '#src/content/assistant/conversation.ts'
import { heroActions, content, tryAction } from '#src/content/pages/assistant.ts'
import { paths } from '#src/content/paths.ts'
import type { PageModule } from '#src/runtime/page-module.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Proof, Voices } from './voices.tsx'
import { Abilities } from './abilities.tsx'
import { Technology } from './technology.tsx'
import { Requests } from './requests.tsx'
import { Industries } from './industries.tsx'
import { Chat } from './chat.tsx'

function Actions() {
  return (
    <>
      <ButtonLink to={`#${chatText.id}`} icon="down">
        {heroActions.experience}
      </ButtonLink>
      <ButtonLink to={`#${abilitiesText.id}`} variant="outline">
        {heroActions.more}
      </ButtonLink>
      <ButtonLink to={`${paths.contact}?topic=assistant`} variant="outline">
        {tryAction}
      </ButtonLink>
    </>
  )
}

function Assistant() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'voice', hero: 'hero', staying: 'voices' }}
      actions={<Actions />}
      demo={<Voices />}
      contact
    >
      <Proof />
      <SetPiece scene="voice" placement="abilities" place="lane">
        <Abilities />
      </SetPiece>
      <Technology />
      <SetPiece scene="voice" placement="requests" place="aside">
        <Requests />
      </SetPiece>
      <Industries />
      <SetPiece scene="voice" placement="chat" place="lane">
        <Chat />
      </SetPiece>
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Assistant }
