import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SiteFooter } from '#src/app/footer/site-footer.tsx'
import { SiteHeader } from '#src/app/header/site-header.tsx'
import { brand } from '#src/content/brand.ts'
import { anchors, paths } from '#src/content/paths.ts'

const all: readonly string[] = Object.values(paths)

async function hrefsOf(element: React.ReactElement): Promise<Set<string>> {
  const { prelude } = await prerender(createElement(StaticRouter, { location: '/' }, element))
  const html = await new Response(prelude).text()
  return new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href))
}

describe('paths', () => {
  it('of the screens are those of the specification', () => {
    expect(paths).toMatchObject({
      home: '/',
      about: '/about-us',
      solutions: '/solutions',
      platform: '/solutions/integrated-platform',
      assistant: `/solutions/${brand.assistant.slug}-va`,
      tasks: '/solutions/task-management',
      analytics: '/solutions/ai-analytics',
      securitySolution: '/solutions/security',
      automation: '/solutions/automation',
      contact: '/contact',
    })
  })

  it('are spelled once each, in lower case, without a trailing slash', () => {
    expect(new Set(all).size).toBe(all.length)
    for (const path of all) expect(path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  })
})

describe('every page', async () => {
  const linked = new Set([
    ...(await hrefsOf(createElement(SiteHeader, { pathname: '/' }))),
    ...(await hrefsOf(createElement(SiteFooter, { pathname: paths.home }))),
  ])

  it.each(all.filter((path) => path !== paths.notFound))('%s is linked from header or footer', (path) => {
    expect(linked).toContain(path)
  })

  it('that header and footer link to exists', () => {
    const internal = [...linked].filter((href) => href.startsWith('/'))
    expect(internal.length).toBeGreaterThan(20)
    for (const href of internal) expect(all).toContain(href.split('#', 1)[0])
  })
})

it('anchors are told apart, and keep the name that the specification links to', () => {
  expect(anchors.tokenServices).toBe('token-services')
  expect(new Set(Object.values(anchors)).size).toBe(Object.keys(anchors).length)
})
