import { describe, expect, it } from 'vitest'
import { parseDrawing } from '#scripts/articles/figures.ts'
import { textHtml } from '#scripts/articles/html.ts'
import { countWords, readingMinutes } from '#scripts/articles/reading-time.ts'
import { anchorOf, contentsOf, readText } from '#scripts/articles/text.ts'

const html = (markdown: string) => textHtml('a.md', readText('a.md', markdown))

describe('headings', () => {
  it('have anchors made of their words', () => {
    expect(anchorOf('Who’s in, and *when*?')).toBe('whos-in-and-when')
    expect(html('## Two words')).toBe('<section><h2 id="two-words">Two words</h2></section>')
  })

  it('of the second depth open a section each', () => {
    expect(html('a\n\n## One\n\nb\n\n### Less\n\n## Two\n\nc').replaceAll('\n', '')).toBe(
      '<p>a</p><section><h2 id="one">One</h2><p>b</p><h3 id="less">Less</h3></section><section><h2 id="two">Two</h2><p>c</p></section>',
    )
  })

  it('must have different anchors', () => {
    expect(() => readText('a.md', '## One\n\n### One!')).toThrow('a.md: two headings have the anchor "one"')
  })

  it('begin at the second depth, and the second alone is listed', () => {
    expect(() => readText('a.md', '# One')).toThrow('depth 1')
    expect(contentsOf(readText('a.md', '## One\n\n### Two\n\n## Three'))).toEqual([
      { id: 'one', text: 'One' },
      { id: 'three', text: 'Three' },
    ])
  })
})

describe('links', () => {
  it('within the site are plain', () => {
    expect(html('[a](/contact)')).toBe('<p><a href="/contact">a</a></p>')
  })

  it('to elsewhere open a new tab and say so', () => {
    const link = html('[a *b*](https://example.com/?x=1&y=2)')
    expect(link).toContain(
      'href="https://example.com/?x=1&amp;y=2" rel="noopener noreferrer" target="_blank"',
    )
    expect(link).toContain('a <em>b</em><span class="visually-hidden"> (opens in a new tab)</span></a>')
    expect(link.match(/<a /g)).toHaveLength(1)
  })

  it.each([
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'page.html',
    '//evil.example',
    '/\\\\evil.example',
  ])('to %s are refused', (href) => {
    expect(() => html(`[a](${href})`)).toThrow('leads nowhere safe')
  })
})

describe('text', () => {
  it('stays text', () => {
    expect(html('1 < 2 & "x"')).toBe('<p>1 &lt; 2 &amp; "x"</p>')
    expect(html('`<b>`')).toBe('<p><code>&lt;b></code></p>')
  })

  it.each(['<b>bold</b>', '<div>\nblock\n</div>', 'a\n\n---\n\nb'])(
    'may hold no markup of its own: %j',
    (text) => {
      expect(() => html(text)).toThrow('cannot be set')
    },
  )
})

describe('tables', () => {
  const table = '| a | b |\n| --- | ---: |\n| x | 1 |'

  it('carry the caption of the line before', () => {
    const set = html(`Table: Two columns\n\n${table}`)
    expect(set).toContain('<caption>Two columns</caption>')
    expect(set).toContain('<th scope="row">x</th><td class="prose-number" data-column="b">1</td>')
    expect(set).not.toContain('<p>')
  })

  it('must have one', () => {
    expect(() => html(table)).toThrow('a table has no line "Table: …" before it')
  })
})

describe('bars', () => {
  it('are as long as their numbers, and say them', () => {
    const set = html('```bars\nHours\nBefore | 8 | 8 h\n* After | 2 | 2 h\n```')
    expect(set).toContain('<figcaption>Hours</figcaption>')
    expect(set).toContain('<dt>Before</dt><dd>8 h</dd>')
    expect(set).toContain('<rect width="100.00"')
    expect(set).toMatch(/data-marked="true"><dt>After<.*<rect width="25\.00"/)
    expect(set).not.toContain('style=')
  })

  it.each(['Hours\nOne | 1 | 1', 'Hours\nA | 1 | 1\nB | two | 2', 'Hours\nA | 1 | 1\nB | 2'])(
    'refuse %j',
    (code) => {
      expect(() => html(`\`\`\`bars\n${code}\n\`\`\``)).toThrow('a.md:1: the bar')
    },
  )
})

describe('figures', () => {
  it('must exist, and say what they show', () => {
    expect(() => html('![What it shows](figure:no-such "Caption")')).toThrow('no-such.svg does not exist')
    expect(() => html('![](figure:policy-decision "Caption")')).toThrow('the picture')
    expect(() => html('![x](https://example.com/a.png)')).toThrow('the picture')
  })

  it('are drawn in place, with their alternative', () => {
    const set = html('![What it shows](figure:policy-decision "Caption")')
    expect(set).toContain('role="img" tabindex="0" aria-label="What it shows"')
    expect(set).toContain('<figcaption>Caption</figcaption>')
    expect(set).toMatch(/<svg viewBox="0 0 \d+ \d+" aria-hidden="true"/)
  })
})

describe('reading time', () => {
  it('counts words, not marks or addresses', () => {
    expect(countWords('## One two\n\nThree, *four* [five](https://example.com/a/b) – 1,240.')).toBe(6)
  })

  it.each([
    [0, 1],
    [238, 1],
    [239, 2],
    [1190, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes)
  })
})

describe('what cannot be set', () => {
  it.each([
    ['a list in a quote', '> - one\n> - two', '(list) cannot be set in a blockquote'],
    ['a code block in a quote', '> ```bars\n> a\n> ```', '(code) cannot be set in a blockquote'],
    ['a list in a list', '- one\n  - two', 'holds more than one paragraph'],
    ['a code block of another kind', '```js\na\n```', 'a block of js cannot be set'],
    ['bars of nothing', '```bars\nHours\nBefore | 0 | none\nAfter | 0 | none\n```', 'are all zero'],
    ['a bar below nothing', '```bars\nHours\nBefore | -1 | x\nAfter | 1 | y\n```', 'the bar'],
    ['a link that leaves the site unseen', 'See [this](//evil.example).', 'leads nowhere safe'],
  ])('%s is refused with file and line', (_, text, fault) => {
    const read = () => readText('a.md', `## Before\n\nA paragraph\nof two lines.\n\n${text}\n`)
    expect(read).toThrow('a.md:6: ')
    expect(read).toThrow(fault)
  })

  it('names its line also within a block', () => {
    expect(() => readText('a.md', '> one\n>\n> - two')).toThrow('a.md:3: ')
  })

  it('an ampersand by itself, and an entity in code, are text', () => {
    expect(html('This &lt; that')).toBe('<p>This &lt; that</p>')
    expect(html('R & D, `&lt;`')).toBe('<p>R &amp; D, <code>&amp;lt;</code></p>')
  })
})

describe('drawings', () => {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n${inner}\n</svg>\n`

  it.each([
    ['<rect x="1" y="1" width="2" height="2" onclick="x()"/>', 'onClick="x()" of a rect'],
    ['<rect x="1" y="1" width="2" height="2" style="fill:red"/>', 'style="fill:red" of a rect'],
    ['<circle cx="NaN" cy="1" r="1"/>', 'cx="NaN" of a circle'],
    ['<path d="url(#a)"/>', 'd="url(#a)" of a path'],
    ['<line d="M0 0"/>', 'd="M0 0" of a line'],
    ['<image href="https://evil.example/a.png"/>', '"image" is not in the vocabulary'],
    ['<g><rect x="1" y="1" width="2" height="2"/></g>', '"g" is not in the vocabulary'],
    ['<text x="1" y="1">a <tspan>b</tspan></text>', '"element" is not in the vocabulary'],
  ])('%s is refused with file and line', (shape, fault) => {
    const read = () => parseDrawing('a.svg', svg(`<line x1="0" y1="0" x2="1" y2="1"/>\n${shape}`))
    expect(read).toThrow('a.svg:3: ')
    expect(read).toThrow(fault)
  })
})
