import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routeOf, routes } from '#src/app/routes.ts'
import { paths } from '#src/content/paths.ts'

it('there is one route per path', () => {
  expect(routes.map(({ id, path }) => [id, path])).toEqual(Object.entries(paths))
})

describe.each(routes)('the route $id', ({ path, module, load }) => {
  it('has the module that it names, and that module is its page', async () => {
    expect(existsSync(module)).toBe(true)
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

  it('takes many slashes at the end', () => {
    expect(routeOf('/contact//').id).toBe('contact')
  })

  it.each([
    '/nowhere',
    '/Contact',
    '/contact/more',
    '/solutions/none',
    '',
    'contact',
    '/__proto__',
    '/constructor',
  ])('gives the not-found page for %j', (path) => {
    expect(routeOf(path).id).toBe('notFound')
  })
})
