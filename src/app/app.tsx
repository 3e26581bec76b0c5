import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { anchors } from '#src/content/paths.ts'
import { Boundary } from '#src/ui/boundary.tsx'
import { Backdrop } from './backdrop.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Cursor } from './cursor.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { applyHead } from './head.ts'
import { SiteHeader } from './header/site-header.tsx'
import { Intro } from './intro/intro.tsx'
import { PageSlot } from './page-slot.tsx'
import { useScrollAndFocus } from '#src/runtime/scroll.ts'
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
  // Until the next page or the loading screen takes over, the one before stays as the visitor has left it.
  const leaving = state.status === 'waiting' && page !== undefined
  useScrollAndFocus(leaving ? null : `${route.id} ${state.status}`, state.status === 'ready')

  // The first page's head is in the file.
  const described = useRef(page)
  useLayoutEffect(() => {
    if (state.status !== 'ready' || !page || described.current === page) return
    described.current = page
    applyHead(page.meta)
  }, [state.status, page])

  // Each part by itself: none takes the page down, and each has another chance on the next page.
  const parts = [
    <Backdrop key="backdrop" pathname={route.path} />,
    <Stage key="stage" pathname={route.path} />,
    <Intro key="intro" />,
    <SkipLink key="skip-link" />,
    <SiteHeader key="header" pathname={route.path} />,
    <main key="main" id={anchors.main} tabIndex={-1} aria-busy={state.status === 'waiting' || undefined}>
      <PageSlot state={state} />
    </main>,
    <SiteFooter key="footer" pathname={route.path} />,
    <BackToTop key="back-to-top" />,
    <Toaster key="toaster" />,
    <Cursor key="cursor" />,
  ]
  return parts.map((part) => (
    <Boundary key={part.key} retryOn={pathname}>
      {part}
    </Boundary>
  ))
}
