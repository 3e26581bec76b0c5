import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packIndex } from '#scripts/search/pack-index.mjs'
import { readPage } from '#scripts/search/read-page.mjs'
import type { SearchIndex } from '#src/lib/search.ts'

const page = (main: string, head = '') =>
  `<html><head><title>Legal · The name</title>${head}</head><body><header><a>Menu</a></header><main id="main">${main}</main><footer>Foot</footer></body></html>`

const sectionsOf = (main: string, path = '/legal') => readPage(page(main), path)?.sections ?? []

describe('reading a page', () => {
  it('takes the title without the brand, and the main content alone', () => {
    const read = readPage(page('<h1>For <em>law</em> firms</h1><p>Lead.</p>'), '/legal')
    expect(read).toEqual({
      title: 'Legal',
      sections: [{ anchor: '', heading: 'For law firms', text: 'Lead.', context: '' }],
    })
  })

  it('begins a section with each heading, at the nearest anchor', () => {
    const sections = sectionsOf(
      '<h1>A</h1><section id="one"><h2>B</h2><p>b</p><ul><li><h3>C</h3>c</li></ul></section><h2 id="two">D</h2><h2>E</h2>',
    )
    expect(sections.map(({ anchor, heading, text }) => [anchor, heading, text])).toEqual([
      ['', 'A', ''],
      ['one', 'B', 'b'],
      ['one', 'C', 'c'],
      ['two', 'D', ''],
      ['', 'E', ''],
    ])
  })

  it('prefers the box that a heading names, and tells which part a detail belongs to', () => {
    const main =
      '<section id="one" aria-labelledby="h"><h2 id="h">Tokens</h2><h3 id="own">Earning</h3></section>'
    expect(sectionsOf(main).slice(1)).toEqual([
      { anchor: 'one', heading: 'Tokens', text: '', context: '' },
      { anchor: 'own', heading: 'Earning', text: '', context: 'Tokens' },
    ])
  })

  it('takes a question that folds for a heading, and its answer for the place to go', () => {
    const [, question] = sectionsOf('<details><summary>Why?</summary><div id="why">Because.</div></details>')
    expect(question).toEqual({ anchor: 'why', heading: 'Why?', text: 'Because.', context: '' })
  })

  it('puts spaces between blocks and none into words', () => {
    expect(sectionsOf('<p>on<b>ly</b> one</p><p>two</p><dl><dt>Term</dt><dd>Detail</dd></dl>')[0]?.text).toBe(
      'only one two Term: Detail',
    )
  })

  it.each([
    '<script>no</script>',
    '<pre>no</pre>',
    '<nav><h2>no</h2></nav>',
    '<p data-search="no">no</p>',
    '<form><label>no</label></form>',
    '<p aria-hidden="true">no</p>',
    '<section class="related"><h2>no</h2></section>',
    '<div class="contact-columns">no</div>',
  ])('leaves out %s', (main) => {
    expect(JSON.stringify(sectionsOf(`<p>yes</p>${main}`))).not.toContain('no')
  })

  it('keeps the contact section on its own page', () => {
    expect(sectionsOf('<div class="contact-columns">Office</div>', '/contact')[0]?.text).toBe('Office')
  })

  it('refuses a page that asks not to be found', () => {
    expect(readPage(page('x', '<meta name="robots" content="noindex">'), '/404')).toBeNull()
  })
})

describe('packing', () => {
  /** Some hundred words out of forty, in an order of their own for each page. */
  const words = (seed: number) =>
    Array.from({ length: 120 }, (_, index) => `word${(seed * 7 + index * index * (seed + 3)) % 40}`).join(' ')
  const pages = Array.from({ length: 40 }, (_, number) => ({
    path: `/${number}`,
    title: `Page ${number}`,
    sections: [
      {
        anchor: '',
        heading: 'Top',
        context: `chapter${number}`,
        text: `everywhere ${words(number)} needle${number} needle${number}`,
      },
    ],
  }))
  const parse = (budget?: number) => JSON.parse(packIndex(pages, budget)) as SearchIndex

  it('keeps the beginning as it stands, and of the rest each word once', () => {
    const [, , heading, text, rest] = parse().sections[7] ?? [0, '', '', '', '']
    expect(heading).toBe('Top')
    expect(text).toMatch(/^everywhere word9 .*…$/)
    expect(rest.split(' ')).toContain('chapter7')
    expect(rest.match(/needle7\b/g)).toHaveLength(1)
    for (const word of text.replace('…', '').split(' ')) expect(rest.split(' ')).not.toContain(word)
  })

  it('shortens excerpts until the budget holds, without losing a word', () => {
    const whole = brotliCompressSync(packIndex(pages)).length
    const tight = packIndex(pages, whole - 200)
    expect(brotliCompressSync(tight).length).toBeLessThanOrEqual(whole - 200)
    expect(tight).toContain('needle39')
  })

  it('refuses an index that no shortening brings within the budget', () => {
    expect(() => packIndex(pages, 100)).toThrow('does not fit 100 bytes')
  })
})
