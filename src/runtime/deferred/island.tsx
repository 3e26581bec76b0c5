import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createPath, Router, type Location, type NavigateFunction } from 'react-router-dom'
import { Boundary } from '#src/ui/boundary.tsx'
import { prefixOf } from './prefix.ts'

interface Options {
  id: string
  Section: ComponentType
  location: Location
  navigate: () => NavigateFunction
  /** The visitor has pressed something in it: hydrate without delay. */
  urgent: boolean
  /** React has taken over. */
  alive: () => void
}

export interface Island {
  /** The address has changed: the section's links and hooks follow. */
  moved: (location: Location) => void
  end: () => void
}

type Navigator = Parameters<typeof Router>[0]['navigator']

/** The application's own navigation, as the public `Router` takes it. */
function navigatorOf(navigate: () => NavigateFunction): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => void navigate()(delta),
    push: (to, state: unknown) => void navigate()(to, { state }),
    replace: (to, state: unknown) => void navigate()(to, { state, replace: true }),
  }
}

/** Around the section: its effect runs after theirs, and a sibling would change the ids that React gives. */
function Alive({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}

/**
 * Hydrates a prerendered section as a root of its own: its elements stay, with focus, pictures and typed text. Under the
 * page's root it would be a suspended boundary, and every navigation would wait for it.
 */
export function hydrateIsland(container: Element, options: Options): Island {
  const { id, Section, navigate, urgent, alive } = options
  const navigator = navigatorOf(navigate)
  const html = container.innerHTML
  let awake = false
  let ended = false
  let current = options.location
  const tell = () => {
    awake = true
    if (ended) return end()
    if (current !== options.location) root.render(at(current))
    alive()
  }
  const section = (
    <Boundary fallback={<div data-unloaded="" dangerouslySetInnerHTML={{ __html: html }} />}>
      <Alive tell={tell}>
        <Section />
      </Alive>
    </Boundary>
  )
  const at = (location: Location) => (
    <Router location={location} navigator={navigator} useTransitions={false}>
      {section}
    </Router>
  )
  const hydrate = () => hydrateRoot(container, at(options.location), { identifierPrefix: prefixOf(id) })
  let root: ReturnType<typeof hydrate>
  if (urgent) root = hydrate()
  else startTransition(() => void (root = hydrate()))
  // React refuses to end a root while another renders, and one that it has not taken over yet.
  function end(): void {
    ended = true
    if (awake) queueMicrotask(() => root.unmount())
  }
  return {
    moved(location) {
      current = location
      // Until React has taken over, an update would make it write everything anew.
      if (awake) root.render(at(location))
    },
    end,
  }
}
