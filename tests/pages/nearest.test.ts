import { describe, expect, it } from 'vitest'
import { paths } from '#src/content/paths.ts'
import { editDistance, nearest } from '#src/pages/not-found/nearest.ts'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['same', 'same', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['contcat', 'contact', 2],
    ['flaw', 'lawn', 2],
  ])('of %j and %j is %i, both ways', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
    expect(editDistance(b, a)).toBe(distance)
  })
})

describe('nearest', () => {
  const candidates = Object.values(paths).filter((path) => path !== paths.notFound)

  it.each([
    ['/contcat', paths.contact],
    ['/contact.html', paths.contact],
    ['/CONTACT', paths.contact],
    ['/solutions/task-managment', paths.tasks],
    ['/blog', paths.blog],
    ['/status', paths.status],
    ['/help-centre', paths.helpCenter],
    ['/resources/whitepaper/', paths.whitepapers],
    ['/about', paths.about],
  ])('puts the page meant by %s first', (wanted, meant) => {
    expect(nearest(wanted, candidates, 3)[0]).toBe(meant)
  })

  it('gives as many as asked for, each once, and no more than there are', () => {
    expect(new Set(nearest('/x', candidates, 5)).size).toBe(5)
    expect(nearest('/x', candidates, 0)).toEqual([])
    expect(nearest('/x', candidates.slice(0, 2), 5)).toHaveLength(2)
  })

  it('leaves the list it was given as it was', () => {
    const list = [...candidates]
    nearest('/support/status', list, 3)
    expect(list).toEqual(candidates)
  })

  it('looks at the beginning of a long address only', () => {
    const long = `/${'a'.repeat(500_000)}`
    expect(nearest(long, candidates, 3)).toEqual(nearest(long.slice(0, 80), candidates, 3))
  })
})
