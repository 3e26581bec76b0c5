import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articleRoutes, routeOf, routes } from '#src/app/routes.ts'
import { paths } from '#src/content/paths.ts'

it('there is one route per path, and one per article', () => {
  const expected = [...Object.entries(paths), ...articleRoutes.map(({ path }) => [path, path])]
  expect(routes.map(({ id, path }) => [id, path])).toEqual(expected)
  expect(articleRoutes.length).toBeGreaterThanOrEqual(14)
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})

describe.each(routes)('the route $id', ({ path, modules, load }) => {
  it('has the modules that it names, and they are its page', async () => {
    // A query asks for a part of a file.
    for (const module of modules) expect(existsSync(module.split('?')[0] ?? ''), module).toBe(true)
    const page = await load()
    expect(page.meta.path).toBe(path)
    expect(page.Page).toBeTypeOf('function')
  })
})

describe('routeOf', () => {
  it.each(Object.entries(paths))('%s, with and without a trailing slash', (id, path) => {
    expect(routeOf(path).id).toBe(id)
    expect(routeOf(`${path}/`.replace('//', '/')).id).toBe(id)
  })

  it.each(articleRoutes.map(({ path }) => path))('%s, with and without a trailing slash', (path) => {
    expect(routeOf(path).path).toBe(path)
    expect(routeOf(`${path}/`).path).toBe(path)
  })

  it('takes many slashes at the end', () => {
    expect(routeOf('/contact//').id).toBe('contact')
  })

  it('reads escaped letters as hosts do', () => {
    expect(routeOf('/%61bout%2Dus').id).toBe('about')
  })

  it.each([
    '/nowhere',
    '/%',
    '/%E0%A4%A',
    '/solutions%2Fsecurity',
    '/Contact',
    '/contact/more',
    '/solutions/none',
    '',
    'contact',
    '/__proto__',
    '/constructor',
    '/resources/blog/no-such-note',
    '/resources/two-dashboards-two-numbers',
    '/resources/blog/two-dashboards-two-numbers/more',
  ])('gives the not-found page for %j', (path) => {
    expect(routeOf(path).id).toBe('notFound')
  })
})
