import { Link } from 'react-router-dom'
import { closing } from '#src/content/cues/closing.ts'
import { platformCue } from '#src/content/cues/platform.ts'
import { opening } from '#src/content/openings/platform.ts'
import { anchors, paths } from '#src/content/paths.ts'
import { platformActions, platformSections } from '#src/content/platform/sections.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import '#src/sections/opening/opening-page.css'
import { buyingLinks } from '#src/content/buying-links.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Integrations } from './integrations.tsx'
import { IntegrationDiagramSection } from './diagram.tsx'
import { Benefits } from './benefits.tsx'
import { PlatformDemo } from './platform-demo.tsx'
import { Tokenization } from './tokenization.tsx'
import { Protection } from './protection.tsx'
import { Closing } from './closing.tsx'

function Actions() {
  return (
    <>
      <ButtonLink to={`#${platformSections.integrations}`} icon="down">
        {platformActions.explore}
      </ButtonLink>
      <ButtonLink to={`${paths.contact}?topic=demo`} variant="outline">
        {platformActions.demo}
      </ButtonLink>
      <Link className="text-link" to={`#${anchors.connections}`}>
        {buyingLinks.platform}
      </Link>
    </>
  )
}

function Platform() {
  const { label, heading, lead } = opening
  return (
    <>
      <SetPiece cue={platformCue('hero')}>
        <PageHero label={label} heading={heading} lead={lead} actions={<Actions />} />
      </SetPiece>
      <SetPiece cue={platformCue('integrations')}>
        <Integrations />
      </SetPiece>
      <SetPiece cue={platformCue('benefits')}>
        <Benefits />
      </SetPiece>
      <SetPiece cue={platformCue('tokens')}>
        <Tokenization />
      </SetPiece>
      <SetPiece cue={platformCue('protection')}>
        <Protection />
      </SetPiece>
      <SetPiece cue={platformCue('demo')}>
        <PlatformDemo />
      </SetPiece>
      <IntegrationDiagramSection />
      <SetPiece cue={platformCue('text')}>
        <Closing />
      </SetPiece>
      <SetPiece cue={closing}>
        <ContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Platform }
