import { brotliCompressSync } from 'node:zlib'
import { expect, it, test } from 'vitest'
import { paths } from '#src/content/paths.ts'
import { ignoredWords, synonyms } from '#src/content/search.ts'
import { createSearch, type SearchIndex } from '#src/lib/search.ts'
import { pages } from '../every-page.ts'
import { readBuilt, readPage } from './site.ts'

/** Bytes of the index as it travels. */
const BUDGET = 60_000

const text = readBuilt('/search-index.json')
const index = JSON.parse(text) as SearchIndex

/** What people look for, and where the answer stands. */
const QUERIES: readonly [query: string, url: string | RegExp][] = [
  ['contact', paths.contact],
  ['phone number', /^\/(contact|support\/help-center#call)/],
  ['price', `${paths.helpCenter}#price`],
  ['how much does it cost', `${paths.helpCenter}#price`],
  ['gdpr', `${paths.helpCenter}#gdpr`],
  ['login', `${paths.helpCenter}#website-login`],
  ['forgot password', `${paths.helpCenter}#lost-password`],
  ['free trial', `${paths.helpCenter}#trial`],
  ['cancel contract', `${paths.helpCenter}#cancel`],
  ['invite a colleague', `${paths.helpCenter}#invite`],
  ['webhooks', /^\/support\/(documentation#events|api-docs#webhooks)/],
  ['record an event', `${paths.apiDocs}#recordEvent`],
  ['rate limits', `${paths.apiDocs}#rate-limits`],
  ['pagination', `${paths.apiDocs}#pagination`],
  ['idempotency', `${paths.apiDocs}#idempotency`],
  ['api', new RegExp(`^${paths.apiDocs}`)],
  ['glossary', `${paths.documentation}#glossary`],
  ['build a workflow', `${paths.documentation}#workflow`],
  ['imap', /^\/support\/documentation#mail-calendar|\/solutions\/task-management/],
  ['export token ledger', `${paths.documentation}#ledger`],
  ['status', new RegExp(`^${paths.status}`)],
  ['outage', new RegExp(`^${paths.status}`)],
  ['cookies', paths.cookies],
  ['privacy', new RegExp(`^(${paths.privacy}|${paths.dataPrivacy})`)],
  ['accessibility', paths.accessibility],
  ['tokenization', new RegExp(`^${paths.tokenization}`)],
  ['blockchain security', new RegExp(`^${paths.blockchainSecurity}`)],
  ['assistant', new RegExp(`^${paths.assistant}`)],
  [
    'asistant languages',
    new RegExp(`^(${paths.helpCenter}#languages|${paths.assistant}|${paths.documentation}#assistant)`),
  ],
  ['task management', new RegExp(`^${paths.tasks}`)],
  ['fintech', new RegExp(`^${paths.fintech}`)],
  ['whitepapers', new RegExp(`^${paths.whitepapers}`)],
]

const search = await createSearch(index, { synonyms, ignored: ignoredWords })

it.each(QUERIES)('leads with the right place for "%s"', (query, url) => {
  const first = search(query)[0]?.hits[0]?.url ?? 'nothing'
  expect(first).toMatch(typeof url === 'string' ? new RegExp(`^${url}$`) : url)
})

test(`the index travels in at most ${BUDGET} bytes and knows every page`, () => {
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(BUDGET)
  expect(index.pages.map(([path]) => path)).toEqual(expect.arrayContaining(pages))
})

test('the index holds anchors that its pages have', () => {
  const missing = index.sections.filter(
    ([page, anchor]) => anchor && !readPage(index.pages[page]?.[0] ?? '').document.getElementById(anchor),
  )
  expect(missing).toEqual([])
})
