import { closing } from '#src/content/cues/closing.ts'
import { tasksCue } from '#src/content/cues/tasks.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/tasks.ts'
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
      <SetPiece cue={tasksCue('hero')}>
        <Hero />
      </SetPiece>
      <LifecycleSection />
      <SetPiece cue={tasksCue('people')}>
        <People />
      </SetPiece>
      <SetPiece cue={tasksCue('communication')}>
        <Communication />
      </SetPiece>
      <SetPiece cue={tasksCue('benefits')}>
        <Benefits />
      </SetPiece>
      <SetPiece cue={tasksCue('text')}>
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </SetPiece>
      <SetPiece cue={closing}>
        <ContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Tasks }
