import { Component, type ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import type { PageState } from './use-page.ts'

interface BoundaryProps {
  /** A new page gets a new chance. */
  children: ReactNode
}

/** A page that throws while rendering takes down itself alone; header, menu and footer go on. */
class PageBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <LoadFailure /> : this.props.children
  }
}

export function PageSlot({ state }: { state: PageState }) {
  if (state.status === 'failed') return <LoadFailure />
  if (state.status === 'static')
    return <div className="page" data-unloaded="" dangerouslySetInnerHTML={{ __html: state.html }} />
  if (!state.page) return <LoadingScreen />
  const { Page, meta } = state.page
  return (
    <div className="page">
      <PageBoundary key={meta.path}>
        <Page />
      </PageBoundary>
    </div>
  )
}
