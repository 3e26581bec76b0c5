import { content } from '#src/content/pages/tasks.ts'
import { wheelLegend } from '#src/content/tasks/promises.ts'
import type { PageModule } from '#src/runtime/page-module.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { Actions, Promises } from './hero.tsx'
import { LifecycleSection } from './lifecycle/lifecycle-section.tsx'
import { People } from './people.tsx'
import { Communication } from './communication.tsx'
import { Benefits } from './benefits.tsx'

function Tasks() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'wheel', hero: 'hero' }}
      legend={<PieceLegend text={wheelLegend} />}
      actions={<Actions />}
      beneath={<Promises />}
      contact
    >
      <LifecycleSection />
      <People />
      <SetPiece scene="wheel" placement="communication" place="lane" wide>
        <Communication />
      </SetPiece>
      <Benefits />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Tasks }
