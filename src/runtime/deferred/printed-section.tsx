import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { prerenderedHtml } from './adopted.ts'
import { followLinks } from '../follow-links.ts'
import { printedBox } from './printing.tsx'
import { RenderedSection } from './rendered-section.tsx'
import { sectionCode } from './section-code.ts'

type Enhance = (root: HTMLElement) => () => void

interface Options {
  /** Name of the section, once on a page. */
  id: string
  load: () => Promise<ComponentType>
  /** Makes the section's controls work with plain DOM code; returns a function that ends it. */
  enhance?: Enhance
  /** Set by scripts/vite/deferred-plugin.ts. */
  module?: string
}

interface AdoptedProps {
  id: string
  html: string
  enhance: Enhance | undefined
}

function AdoptedText({ id, html, enhance }: AdoptedProps) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => (box.current ? followLinks(box.current, () => navigate) : undefined), [navigate])
  useLayoutEffect(() => (box.current && enhance ? enhance(box.current) : undefined), [enhance])
  return (
    <div ref={box} data-deferred={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/**
 * Long text that is finished in the HTML and holds no state. The first load adopts it as it stands and never fetches
 * its code; only a navigation inside the site does.
 */
export function printedSection({ id, load, enhance, module }: Options): ComponentType {
  if (import.meta.env.SSR && typeof document === 'undefined')
    return printedBox({ id, load, ...(module && { module }) })
  const enhanced = enhance && (async () => enhancedSection(await load(), enhance))
  const code = sectionCode(enhanced ?? load)
  return function PrintedSection() {
    const [html] = useState(() => prerenderedHtml(id))
    return html === null ? (
      <RenderedSection id={id} code={code} />
    ) : (
      <AdoptedText id={id} html={html} enhance={enhance} />
    )
  }
}

function enhancedSection(Section: ComponentType, enhance: Enhance): ComponentType {
  return function EnhancedSection() {
    const box = useRef<HTMLDivElement>(null)
    useLayoutEffect(() => (box.current ? enhance(box.current) : undefined), [])
    return (
      <div ref={box}>
        <Section />
      </div>
    )
  }
}
