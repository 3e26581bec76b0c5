import { opening } from '#src/content/openings/platform.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '../page-module.ts'
import '#src/sections/demo-controls.css'
import '#src/sections/diagram/diagram.css'
import './diagram.css'

const IntegrationDiagram = nearSection({
  id: 'integration-diagram',
  load: () => import('./diagram.tsx').then((module) => module.IntegrationDiagramSection),
})

function Platform() {
  return (
    <>
      <OpeningPage opening={opening} />
      <IntegrationDiagram />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Platform }
