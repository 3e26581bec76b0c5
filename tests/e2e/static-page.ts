import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'

export interface StaticPage {
  status: number
  html: string
  document: Document
}

/** A page as a crawler gets it: the HTML of the server, no script run. */
export async function fetchPage(request: APIRequestContext, path: string): Promise<StaticPage> {
  // A server may close an idle connection at the very moment it is used again.
  const response = await request.get(path, { maxRetries: 1 })
  const html = await response.text()
  return { status: response.status(), html, document: new JSDOM(html).window.document }
}

/** The content of a meta element, by name or property. */
export function metaOf({ document }: StaticPage, name: string): string | null {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
  return element?.getAttribute('content') ?? null
}

/** Scripts and style sheets that a page's HTML asks for, as paths. */
export function assetsOf({ html }: StaticPage): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path))]
}
