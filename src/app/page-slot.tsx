import { Boundary } from '#src/ui/boundary.tsx'
import { LoadFailure } from './load-failure.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import type { PageState } from './use-page.ts'

export function PageSlot({ state }: { state: PageState }) {
  if (state.status === 'failed') return <LoadFailure />
  if (!state.page) return <LoadingScreen />
  const { Page, meta, reverse } = state.page
  return (
    <div className="page" data-reverse={reverse}>
      <Boundary key={meta.path} fallback={<LoadFailure />}>
        <Page />
      </Boundary>
    </div>
  )
}
