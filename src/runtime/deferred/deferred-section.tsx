import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type NamedExoticComponent,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { prerenderedHtml } from './adopted.ts'
import { printedBox } from './printing.tsx'
import { RenderedSection } from './rendered-section.tsx'
import { sectionCode, type SectionCode } from './section-code.ts'
import { sleep, type Sleeper } from './sleeper.ts'

interface Options {
  /** Name of the section, once on a page. */
  id: string
  load: () => Promise<ComponentType>
  /** True where the visit needs the section at once. That the address names something in it is known anyway. */
  now?: () => boolean
  /** Set by scripts/vite/deferred-plugin.ts. */
  module?: string
}

interface AdoptedProps {
  options: Options
  code: SectionCode
  html: string
}

function AdoptedSection({ options, code, html }: AdoptedProps) {
  const box = useRef<HTMLDivElement>(null)
  const sleeper = useRef<Sleeper | null>(null)
  const location = useLocation()
  const navigate = useNavigate()
  const router = useRef({ location, navigate })
  useLayoutEffect(() => {
    router.current = { location, navigate }
    sleeper.current?.moved(location)
  }, [location, navigate])
  useEffect(() => {
    if (!box.current) return
    const { id, now } = options
    const section = sleep(box.current, {
      id,
      now,
      load: code.load,
      navigate: () => router.current.navigate,
      location: () => router.current.location,
    })
    sleeper.current = section
    return () => {
      sleeper.current = null
      section.leave()
    }
  }, [options, code])
  return (
    <div
      ref={box}
      data-deferred={options.id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/**
 * A section below the fold. Its HTML is there from the start; its code is loaded when the section is about to be seen or is
 * used, and React hydrates it as a root of its own (island.tsx). On a page that came by navigation it is rendered at once.
 */
export function deferredSection(options: Options): NamedExoticComponent {
  if (import.meta.env.SSR && typeof document === 'undefined') return memo(printedBox(options))
  const code = sectionCode(options.load)
  return memo(function DeferredSection() {
    const [html] = useState(() => prerenderedHtml(options.id))
    return html === null ? (
      <RenderedSection id={options.id} code={code} />
    ) : (
      <AdoptedSection options={options} code={code} html={html} />
    )
  })
}
