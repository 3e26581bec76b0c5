import { closing } from '#src/content/cues/closing.ts'
import { tasksCue } from '#src/content/cues/tasks.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/tasks.ts'
import { sections } from '#src/content/tasks/promises.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import { nearSection } from '#src/sections/near-section.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import type { PageModule } from '../page-module.ts'
import { Hero } from './hero.tsx'
// Styles come with the page: the HTML of its sections is there before their code.
import '#src/sections/demo-controls.css'
import '#src/sections/diagram/diagram.css'
import '#src/ui/section.css'
import './benefits.css'
import './communication.css'
import './lifecycle/lifecycle-picture.css'
import './lifecycle/lifecycle-section.css'
import './lifecycle/task-card.css'
import './lifecycle/task-workings.css'
import './people.css'
import './planner.css'

// The section's head stands on the first screen: its code can wait until its foot is near, or somebody stirs.
const Lifecycle = nearSection({
  id: sections.lifecycleSteps,
  load: () => import('./lifecycle/lifecycle-section.tsx').then((module) => module.LifecycleSection),
})
const People = nearSection({
  id: sections.people,
  load: () => import('./people.tsx').then((module) => module.People),
})
const Communication = nearSection({
  id: sections.communication,
  load: () => import('./communication.tsx').then((module) => module.Communication),
})
const Benefits = nearSection({
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
        <RelatedPages heading={opening.next} pages={opening.related} />
      </SetPiece>
      <SetPiece cue={closing}>
        <NearContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Tasks }
