import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { anchors } from '#src/content/paths.ts'
import { firstPageTaken } from '#src/runtime/first-page.ts'
import { Backdrop } from './backdrop.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Cursor } from './cursor.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { applyHead } from './head.ts'
import { SiteHeader } from './header/site-header.tsx'
import { Intro } from './intro/intro.tsx'
import { PageSlot } from './page-slot.tsx'
import { useScrollAndFocus } from './scroll.ts'
import { SkipLink } from './skip-link.tsx'
import { Stage } from './stage.tsx'
import { Toaster } from './toaster.tsx'
import { usePage, type PageState } from './use-page.ts'
import './app.css'

interface Props {
  /** The page that the HTML was prerendered with, or that the entry loaded before hydrating. */
  first: PageState
}

export function App({ first }: Props) {
  const { pathname } = useLocation()
  const state = usePage(pathname, first)
  const { route } = state
  const page = 'page' in state ? state.page : undefined
  useScrollAndFocus(`${route.id} ${state.status}`)

  useEffect(firstPageTaken, [])

  useEffect(() => {
    if (state.status === 'ready' && page) applyHead(page.meta)
  }, [state.status, page])

  return (
    <>
      <Backdrop pathname={route.path} />
      <Stage pathname={route.path} />
      <Intro />
      <SkipLink />
      <SiteHeader pathname={pathname} />
      <main id={anchors.main} tabIndex={-1} aria-busy={state.status === 'waiting' || undefined}>
        <PageSlot state={state} />
      </main>
      <SiteFooter />
      <BackToTop />
      <Toaster />
      <Cursor />
    </>
  )
}
