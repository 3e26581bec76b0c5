import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPapers, RECORD } from '#scripts/media/paper-words.mjs'

const papers = await readPapers()
const printed = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>

it.each(papers)('the file of $name says what its page says', ({ name, url, text, digest }) => {
  expect(text).toContain(`href="${url}.pdf"`)
  expect(printed[name], 'stale: `npm run build && npm run media -- --only papers` prints it anew').toBe(
    digest,
  )
})

it.each(papers)('the file of $name is tagged, titled, small, with its fonts inside', ({ url, text }) => {
  const pdf = readFileSync(`dist${url}.pdf`, 'latin1')
  expect(pdf.startsWith('%PDF-1.')).toBe(true)
  expect(pdf.length).toBeLessThan(300_000)
  expect(pdf).toContain('/MarkInfo <</Type /MarkInfo\n/Marked true')
  expect(pdf).toMatch(/\/Lang \(en\b/)
  expect(pdf).toContain('/Outlines')
  const title = /<h1>(.*?)<\/h1>/.exec(text)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
  expect(pdf).toContain(`/Title (${title})`)
  expect(pdf.match(/\/FontFile[23]\b/g)?.length).toBeGreaterThanOrEqual(4)
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(6)
  expect(pages).toBeLessThanOrEqual(14)
})

it('no file is left of a paper that is gone', () => {
  expect(Object.keys(printed)).toEqual(papers.map(({ name }) => name))
})
