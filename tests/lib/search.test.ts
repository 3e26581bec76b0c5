import { describe, expect, it } from 'vitest'
import { createSearch, type SearchIndex } from '#src/lib/search.ts'

const index: SearchIndex = {
  pages: [
    ['/', 'Home'],
    ['/security', 'Security'],
    ['/help', 'Help center'],
  ],
  sections: [
    [0, '', 'The whole instrument', 'One platform with security, analytics and an assistant.', ''],
    [1, '', 'Protected by design', 'Every request is checked.', 'certificates'],
    [1, 'encryption', 'Encryption', 'Data is encrypted with 256-bit AES keys.', ''],
    [1, 'audit', 'Audit trail', 'What was done is written down.', 'exportable ledger'],
    [2, '', 'Straight answers', 'Questions and answers.', ''],
    [2, 'password', 'I forgot my password', 'Choose the link where you sign in.', ''],
    [2, 'cost', 'What does it cost?', 'Ask us for an offer in writing.', ''],
    [2, 'secure', 'Is it secure?', 'Yes: see the page on security.', ''],
  ],
}
const search = await createSearch(index, {
  synonyms: { price: ['cost'], login: ['sign'] },
  ignored: new Set(['what', 'is', 'the']),
})
const first = (query: string) => search(query)[0]?.hits[0]?.url

describe('the first hit', () => {
  it.each([
    ['security', '/security', 'a page before a mention of it'],
    ['encryption', '/security#encryption', 'a heading'],
    ['encr', '/security#encryption', 'a beginning'],
    ['encrpytion', '/security#encryption', 'a misspelling'],
    ['ENCRYPTION', '/security#encryption', 'capitals'],
    ['price', '/help#cost', 'a synonym'],
    ['login', '/help#password', 'a synonym in the text'],
    ['forgot password', '/help#password', 'two words in one heading'],
    ['what is the audit', '/security#audit', 'a question with words that say nothing'],
    ['256', '/security#encryption', 'a number'],
    ['exportable', '/security#audit', 'a word beyond the excerpt'],
    ['help center', '/help', 'a title'],
  ])('of %j is %s: %s', (query, url) => {
    expect(first(query)).toBe(url)
  })
})

it('wants every word, and takes any where no section has all', () => {
  expect(search('audit password').flatMap(({ hits }) => hits.map(({ url }) => url))).toEqual(
    expect.arrayContaining(['/security#audit', '/help#password']),
  )
  expect(search('encryption keys').flatMap(({ hits }) => hits)).toHaveLength(1)
})

it('groups by page, the better page first', () => {
  const pages = search('security')
  expect(pages.map(({ path }) => path)[0]).toBe('/security')
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

it('names the words that matched, as the text has them', () => {
  const [page] = search('encr')
  expect([...(page?.hits[0]?.terms ?? [])]).toEqual(expect.arrayContaining(['encryption', 'encrypted']))
})

it.each(['', '   ', '?!', 'xylophone'])('finds nothing for %j', (query) => {
  expect(search(query)).toEqual([])
})

it.each([
  'constructor',
  'Constructor',
  'what is the CONSTRUCTOR',
  'valueof',
  'hasownproperty',
  '__proto__',
  'toString',
])('takes %j for a word like any other', (query) => {
  expect(search(query)).toEqual([])
})

it('finds a word that is also the name of a method of every object', async () => {
  const own: SearchIndex = {
    pages: [['/api', 'API']],
    sections: [[0, '', 'The constructor', 'What the constructor of a client takes.', 'valueof proto']],
  }
  const find = await createSearch(own, { synonyms: {}, ignored: new Set() })
  for (const query of ['constructor', 'constructor client', 'valueof', 'proto constructor', 'constructer'])
    expect(find(query)[0]?.hits[0]?.heading, query).toBe('The constructor')
})

it('a query of ignored words alone is searched for as typed', () => {
  expect(first('what is')).toBeDefined()
})
