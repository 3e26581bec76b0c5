import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { content } from '#src/content/pages/tasks.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Hero } from './hero.tsx'
import { LifecycleSection } from './lifecycle/lifecycle-section.tsx'
import { People } from './people.tsx'
import { Communication } from './communication.tsx'
import { Benefits } from './benefits.tsx'

function Tasks() {
  return (
    <>
      <SetPiece scene="wheel" placement="hero" place="hero">
        <Hero />
      </SetPiece>
      <LifecycleSection />
      <SetPiece scene="wheel" placement="people" place="right">
        <People />
      </SetPiece>
      <SetPiece scene="wheel" placement="communication" place="left">
        <Communication />
      </SetPiece>
      <SetPiece scene="wheel" placement="benefits" place="right" rest="none">
        <Benefits />
      </SetPiece>
      <SetPiece scene="wheel" placement="text" place="aside">
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </SetPiece>
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Tasks }
