import { Link } from 'react-router-dom'
import { content } from '#src/content/pages/platform.ts'
import { anchors, paths } from '#src/content/paths.ts'
import { platformActions, platformSections } from '#src/content/platform/sections.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import '#src/sections/content-page/content-page.css'
import { buyingLinks } from '#src/content/buying-links.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
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
  const { label, heading, lead } = content
  return (
    <>
      <SetPiece scene="table" placement="hero" place="hero">
        <PageHero label={label} heading={heading} lead={lead} actions={<Actions />} />
      </SetPiece>
      <SetPiece scene="table" placement="integrations" place="margin">
        <Integrations />
      </SetPiece>
      <SetPiece scene="table" placement="benefits" place="right" rest="none">
        <Benefits />
      </SetPiece>
      <SetPiece scene="table" placement="tokens" place="left" rest="none">
        <Tokenization />
      </SetPiece>
      <SetPiece scene="locks" placement="protection" place="right" rest="none">
        <Protection />
      </SetPiece>
      <PlatformDemo />
      <IntegrationDiagramSection />
      <SetPiece scene="table" placement="text" place="aside">
        <Closing />
      </SetPiece>
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Platform }
