import { describe, expect, it } from 'vitest'
import { contactRules } from '#src/content/contact.ts'
import { textOfTopic, topicTexts } from '#src/content/topic-texts.ts'
import { isTopic, topics } from '#src/content/topics.ts'
import { validateField } from '#src/lib/validate.ts'

const entries = Object.entries(topics)

it.each(entries)('%s is a topic, and its subject passes the form', (id, subject) => {
  expect(isTopic(id)).toBe(true)
  expect(id).toMatch(/^[a-z]+$/)
  expect(validateField(contactRules.subject, subject)).toBeNull()
})

it('no two topics fill in the same subject', () => {
  expect(new Set(entries.map(([, subject]) => subject)).size).toBe(entries.length)
})

describe('what the contact page says to each topic', () => {
  it('differs in title, lead and every step', () => {
    expect(Object.keys(topicTexts)).toEqual(Object.keys(topics))
    for (const key of ['title', 'lead'] as const)
      expect(new Set(Object.values(topicTexts).map((text) => text[key])).size, key).toBe(entries.length)
    const steps = Object.values(topicTexts).flatMap(({ next }) => next)
    expect(new Set(steps).size).toBe(steps.length)
  })

  it('is found by the address alone, and by nothing else', () => {
    expect(textOfTopic('demo')).toBe(topicTexts.demo)
    for (const value of [null, '', 'toString', '<script>']) expect(textOfTopic(value)).toBeNull()
  })
})

describe('no topic', () => {
  it.each([null, '', 'Demo', ' demo', 'unknown', 'constructor', 'toString', '__proto__', '<script>'])(
    'is %j',
    (value) => {
      expect(isTopic(value)).toBe(false)
    },
  )
})
