import { describe, expect, it } from 'vitest'
import { NEEDED, keys, transferText, usesText } from '#src/content/technology/approval.ts'
import { purposes, rightsText, sources } from '#src/content/technology/consent.ts'
import { stackLayers, stackText, undoText } from '#src/content/technology/stack.ts'

describe('the stack', () => {
  it('has six layers, each under a product of its own', () => {
    expect(stackLayers.map(({ id }) => id)).toEqual([
      'interfaces',
      'ledger',
      'models',
      'permissions',
      'events',
      'records',
    ])
    expect(new Set(stackLayers.map(({ product }) => product.path)).size).toBe(6)
  })

  it('says of every layer once what can be undone there', () => {
    const names = undoText.rows.map(({ value }) => value as string)
    expect(names.toSorted()).toEqual(stackLayers.map(({ name }) => name).toSorted())
  })
})

describe('two of three', () => {
  it('has more keys than a transfer needs, and each use links to a page', () => {
    expect(keys).toHaveLength(3)
    expect(NEEDED).toBe(2)
    expect(new Set(usesText.rows.map(({ path }) => path)).size).toBe(usesText.rows.length)
  })

  it('signs the amount as it is read', () => {
    expect(transferText(9200)).toBe('Pay $9,200 to account\u00a042')
  })
})

describe('consent', () => {
  it('asks for four purposes that use what is held', () => {
    expect(purposes).toHaveLength(4)
    const held = sources.map(({ id }) => id)
    for (const { uses } of purposes) for (const id of uses) expect(held).toContain(id)
    expect(new Set(purposes.flatMap(({ uses }) => uses))).toEqual(new Set(held))
  })

  it('names the articles of the five rights', () => {
    expect(rightsText.rows.map(({ value }) => value)).toEqual(
      [15, 16, 17, 20, 21].map((article) => `Art. ${article}`),
    )
  })
})

it('what a heading emphasizes is a part of it', () => {
  for (const heading of [stackText.heading, undoText.heading, usesText.heading, rightsText.heading])
    if ('emphasis' in heading) expect(heading.text).toContain(heading.emphasis)
})
