import { closing } from '#src/content/cues/closing.ts'
import { tasksCue } from '#src/content/cues/tasks.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/tasks.ts'
import { sections } from '#src/content/tasks/promises.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Hero } from './hero.tsx'

const Lifecycle = deferredSection({
  id: sections.lifecycleSteps,
  load: () => import('./lifecycle/lifecycle-section.tsx').then((module) => module.LifecycleSection),
})
const People = deferredSection({
  id: sections.people,
  load: () => import('./people.tsx').then((module) => module.People),
})
const Communication = deferredSection({
  id: sections.communication,
  load: () => import('./communication.tsx').then((module) => module.Communication),
})
const Benefits = deferredSection({
  id: sections.benefits,
  load: () => import('./benefits.tsx').then((module) => module.Benefits),
})

function Tasks() {
  return (
    <>
      <SetPiece cue={tasksCue('hero')}>
        <Hero />
      </SetPiece>
      <Lifecycle />
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
        <NearContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Tasks }
