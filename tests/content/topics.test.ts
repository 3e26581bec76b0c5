import { describe, expect, it } from 'vitest'
import { contactRules } from '#src/content/contact.ts'
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

describe('no topic', () => {
  it.each([null, '', 'Demo', ' demo', 'unknown', 'constructor', 'toString', '__proto__', '<script>'])(
    'is %j',
    (value) => {
      expect(isTopic(value)).toBe(false)
    },
  )
})
