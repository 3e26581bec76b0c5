import { loadingPage } from '#src/content/frame.ts'
import { Boundary } from '#src/ui/boundary.tsx'
import { LoadFailure } from './load-failure.tsx'
import type { PageState } from './use-page.ts'
import './loading-screen.css'

/** Blue to violet with three bouncing dots: a page's code is on its way (spec §2.1). */
function LoadingScreen() {
  return (
    <div className="loading-screen" role="status">
      <span className="visually-hidden">{loadingPage}</span>
      <span className="loading-dot" />
      <span className="loading-dot" />
      <span className="loading-dot" />
    </div>
  )
}

export function PageSlot({ state }: { state: PageState }) {
  if (state.status === 'failed') return <LoadFailure />
  if (!state.page) return <LoadingScreen />
  const { Page, meta, reverse, bottom } = state.page
  return (
    <div className="page" data-reverse={reverse} data-bottom={bottom}>
      <Boundary key={meta.path} fallback={<LoadFailure />}>
        <Page />
      </Boundary>
    </div>
  )
}
