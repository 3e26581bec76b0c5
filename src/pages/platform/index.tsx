import { closing } from '#src/content/cues/closing.ts'
import { platformCue } from '#src/content/cues/platform.ts'
import { opening } from '#src/content/openings/platform.ts'
import { paths } from '#src/content/paths.ts'
import { platformActions, platformSections } from '#src/content/platform/sections.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import '#src/sections/opening/opening-page.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Integrations = deferredSection({
  id: platformSections.integrations,
  load: () => import('./integrations.tsx').then((module) => module.Integrations),
})
const IntegrationDiagram = deferredSection({
  id: 'integration-diagram',
  load: () => import('./diagram.tsx').then((module) => module.IntegrationDiagramSection),
})
const Benefits = deferredSection({
  id: platformSections.benefits,
  load: () => import('./benefits.tsx').then((module) => module.Benefits),
})
const PlatformDemo = deferredSection({
  id: platformSections.demo,
  load: () => import('./platform-demo.tsx').then((module) => module.PlatformDemo),
})
const Tokenization = deferredSection({
  id: platformSections.tokenization,
  load: () => import('./tokenization.tsx').then((module) => module.Tokenization),
})
const Protection = deferredSection({
  id: platformSections.protection,
  load: () => import('./protection.tsx').then((module) => module.Protection),
})
const Closing = deferredSection({
  id: 'closing',
  load: () => import('./closing.tsx').then((module) => module.Closing),
})

function Actions() {
  return (
    <>
      <ButtonLink to={`#${platformSections.integrations}`} icon="down">
        {platformActions.explore}
      </ButtonLink>
      <ButtonLink to={`${paths.contact}?topic=demo`} variant="outline">
        {platformActions.demo}
      </ButtonLink>
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
      <IntegrationDiagram />
      <SetPiece cue={platformCue('benefits')}>
        <Benefits />
      </SetPiece>
      <SetPiece cue={platformCue('demo')}>
        <PlatformDemo />
      </SetPiece>
      <SetPiece cue={platformCue('tokens')}>
        <Tokenization />
      </SetPiece>
      <SetPiece cue={platformCue('protection')}>
        <Protection />
      </SetPiece>
      <SetPiece cue={platformCue('text')}>
        <Closing />
      </SetPiece>
      <SetPiece cue={closing}>
        <NearContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Platform }
