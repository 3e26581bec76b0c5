import { describe, expect, it } from 'vitest'
import { dateInWords, dateOf, optional, readFrontMatter, required } from '#scripts/articles/front-matter.ts'
import { readArticle, readLongText } from '#scripts/articles/read-article.ts'

const KEYS = ['title', 'date', 'figure']
const read = (source: string) => readFrontMatter('a.md', source, KEYS)

describe('front matter', () => {
  it('gives its values and the text after it', () => {
    const matter = read('---\ntitle: One: two\nfigure: 1 | a\nfigure: 2 | b\n---\n\nText\n')
    expect(required(matter, 'title')).toBe('One: two')
    expect(optional(matter, 'date')).toBeUndefined()
    expect(matter.fields.get('figure')).toEqual(['1 | a', '2 | b'])
    expect(matter.text.trim()).toBe('Text')
  })

  it.each([
    ['no head', 'Text', 'does not begin with front matter'],
    ['no colon', '---\ntitle\n---\n', '"title" is not "key: value"'],
    ['an unknown key', '---\nauthor: me\n---\n', '"author" is no known key (title, date, figure)'],
    ['an empty value', '---\ntitle:\n---\n', '"title" is empty'],
  ])('refuses %s, naming file and fault', (_, source, fault) => {
    expect(() => read(source)).toThrow(`a.md: ${fault}`)
  })

  it('refuses a missing key, and one given twice', () => {
    const matter = read('---\ntitle: a\ntitle: b\n---\n')
    expect(() => required(matter, 'date')).toThrow('a.md: "date" is missing')
    expect(() => required(matter, 'title')).toThrow('a.md: "title" is given 2 times')
  })

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'soon'])(
    'knows that %s is no date',
    (date) => {
      expect(() => dateOf(read('---\ntitle: a\n---\n'), date)).toThrow('is no date')
    },
  )

  it('takes a date that exists, and says it in words', () => {
    expect(dateOf(read('---\ntitle: a\n---\n'), '2028-02-29')).toBe('2028-02-29')
    expect(dateInWords('2026-03-09')).toBe('March 9, 2026')
  })
})

describe('an article', () => {
  const head = {
    title: 'A plain title',
    emphasis: 'plain',
    description: 'd',
    summary: 's',
    date: '2026-01-02',
    topic: 'security',
    related: 'blog/a, blog/b',
  }
  const source = (changes: Partial<Record<keyof typeof head | 'figure' | 'sector', string>>) =>
    `---\n${Object.entries({ ...head, ...changes })
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n')}\n---\n\n## One\n\nText.\n`
  const article = (changes = {}, kind: 'blog' | 'case-studies' | 'whitepapers' = 'blog') =>
    readArticle('a.md', kind, 'a-slug', source(changes))

  it('is read into a record', () => {
    expect(article()).toMatchObject({
      path: '/resources/blog/a-slug',
      title: 'A plain title',
      date: '2026-01-02',
      dateText: 'January 2, 2026',
      minutes: 1,
      contents: [{ id: 'one', text: 'One' }],
      relatedTo: ['blog/a', 'blog/b'],
    })
  })

  it('has a file to print only where it is a paper', () => {
    expect(article().pdf).toBeUndefined()
    expect(article({}, 'whitepapers').pdf).toBe('/resources/whitepapers/a-slug.pdf')
  })

  it.each([
    [{ topic: 'cooking' }, '"cooking" is no topic'],
    [{ emphasis: 'fancy' }, '"fancy" is no part of its title'],
    [{ figure: '12 percent' }, 'the figure "12 percent" is not "value | label"'],
    [{ title: 'A {{nobody}} title' }, '{{nobody}} stands for nothing'],
  ])('refuses %j', (changes, fault) => {
    expect(() => article(changes)).toThrow(`a.md: ${fault}`)
  })

  it('must say whose case it is', () => {
    expect(() => article({}, 'case-studies')).toThrow('"sector" is missing')
    expect(article({ sector: 'a firm' }, 'case-studies').sector).toBe('a firm')
  })
})

it('a legal text has a date and no more', () => {
  const text = readLongText('l.md', '---\nupdated: 2026-05-01\n---\n\n## One\n\nText.\n')
  expect(text).toMatchObject({ updated: '2026-05-01', updatedText: 'May 1, 2026' })
  expect(() => readLongText('l.md', '---\ntitle: x\n---\n')).toThrow('"title" is no known key')
})
