import { use, type ComponentType } from 'react'
import { StaticRouter, useLocation } from 'react-router-dom'
import { prefixOf } from './prefix.ts'

/** Modules of the sections that were printed: their style sheets belong into the head (scripts/prerender.mjs). */
const printed = new Set<string>()

/** Hands out what has been printed since the last call. */
export function takePrintedModules(): string[] {
  const modules = [...printed]
  printed.clear()
  return modules
}

interface Options {
  id: string
  /** Set by scripts/vite/deferred-plugin.ts. */
  module?: string
  load: () => Promise<ComponentType>
}

async function print({ id, load }: Options, path: string): Promise<string> {
  const [{ prerender }, Section] = await Promise.all([import('react-dom/static'), load()])
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Section />
    </StaticRouter>,
    { identifierPrefix: prefixOf(id), progressiveChunkSize: Infinity },
  )
  // The box belongs to the page's root, what is in it to the section's: no element may belong to both.
  return `<div>${await new Response(prelude).text()}</div>`
}

/** A section as the prerenderer writes it: finished HTML of a root of its own, in the box that the browser adopts. */
export function printedBox(options: Options): ComponentType {
  const texts = new Map<string, Promise<string>>()
  return function PrintedBox() {
    const { pathname } = useLocation()
    const text = texts.get(pathname) ?? print(options, pathname)
    texts.set(pathname, text)
    if (options.module) printed.add(options.module)
    return <div data-deferred={options.id} dangerouslySetInnerHTML={{ __html: use(text) }} />
  }
}
