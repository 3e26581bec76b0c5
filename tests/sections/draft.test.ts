// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { readDraft, saveDraft } from '#src/sections/contact/draft.ts'

const values = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Ten letters or more.' }
const tried = { values, key: '0123456789abcdef'.repeat(2) }

beforeEach(() => sessionStorage.clear())

it('keeps what is typed, and the key it was sent with', () => {
  saveDraft({ values, topicSubject: 'Hello', tried })
  expect(readDraft()).toEqual({ values, topicSubject: 'Hello', tried })
})

it('keeps no key of other words', () => {
  saveDraft({ values: { ...values, name: 'Grace' }, topicSubject: null, tried })
  expect(readDraft()).toEqual({ values: { ...values, name: 'Grace' }, topicSubject: null, tried: null })
})

it.each(['12', 'x'.repeat(32), `${tried.key}\r\nA: b`])('ignores a key that is none: %j', (key) => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ ...values, key }))
  expect(readDraft()).toEqual({ values, topicSubject: null, tried: null })
})

it('is gone when the form is empty', () => {
  saveDraft({ values, topicSubject: null, tried })
  saveDraft({ values: { name: '', email: '', subject: '', message: '' }, topicSubject: null, tried })
  expect(sessionStorage).toHaveLength(0)
})
