import { describe, expect, it } from 'vitest'
import { allPieces, readLibrary } from '#scripts/articles/library.ts'
import { titleOf } from '#src/app/page-title.ts'
import type { PageMeta } from '#src/content/page-content.ts'
import { page as contact } from '#src/pages/contact/index.tsx'

const records = import.meta.glob<{ content: { meta: PageMeta } }>('/src/content/pages/*.ts', { eager: true })

const pages: readonly PageMeta[] = [
  ...Object.values(records).map(({ content }) => content.meta),
  ...allPieces(readLibrary()),
  contact.meta,
]

/** What search engines show of a page, in characters. */
describe.each(pages.map((meta) => [meta.path, meta] as const))('the head of %s', (_, meta) => {
  it('has a title that fits one line of results, with the brand', () => {
    expect(titleOf(meta).length).toBeGreaterThanOrEqual(45)
    expect(titleOf(meta).length).toBeLessThanOrEqual(60)
  })

  it('has a description that fills two lines and is not cut', () => {
    expect(meta.description.length).toBeGreaterThanOrEqual(120)
    expect(meta.description.length).toBeLessThanOrEqual(160)
    expect(meta.description).toMatch(/[.?]$/)
  })
})
