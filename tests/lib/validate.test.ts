import { describe, expect, it } from 'vitest'
import { contactRules, type ContactField } from '#src/content/contact.ts'
import { validateField, validateFields } from '#src/lib/validate.ts'

/** Field, value, message: the table of spec §5, word for word, at and around each limit. */
const cases: [ContactField, string, string | null][] = [
  ['name', '', 'Name is required'],
  ['name', ' \t\n', 'Name is required'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['name', 'Al', null],
  ['name', '👩', 'Name must be at least 2 characters'],
  ['name', '李雷', null],
  ['email', '', 'Email is required'],
  ['email', '   ', 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['email', 'ada @example.com', 'Please enter a valid email address'],
  ['email', 'ada@example.com', null],
  ['subject', '', 'Subject is required'],
  ['subject', 'Hi', 'Subject must be at least 3 characters'],
  ['subject', 'Hey', null],
  ['message', '\n\n', 'Message is required'],
  ['message', '123456789', 'Message must be at least 10 characters'],
  ['message', '          x', 'Message must be at least 10 characters'],
  ['message', '1234567890', null],
]

describe('validateField', () => {
  it.each(cases)('%s %j → %j', (field, value, message) => {
    expect(validateField(contactRules[field], value)).toBe(message)
  })

  it('knows a longest length and a rule of its own', () => {
    const rule = {
      required: 'required',
      max: { length: 3, message: 'too long' },
      custom: (value: string) => (value === 'no' ? 'not that' : null),
    }
    expect(validateField(rule, 'four')).toBe('too long')
    expect(validateField(rule, '👩👩👩')).toBeNull()
    expect(validateField(rule, 'no')).toBe('not that')
    expect(validateField(rule, 'yes')).toBeNull()
  })
})

describe('validateFields', () => {
  it('lists the fields at fault, in the order of the form', () => {
    const errors = validateFields(contactRules, {
      name: 'Ada',
      email: '',
      subject: '',
      message: 'Long enough.',
    })
    expect(Object.entries(errors)).toEqual([
      ['email', 'Email is required'],
      ['subject', 'Subject is required'],
    ])
  })

  it('is empty when all is well', () => {
    const values = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Long enough.' }
    expect(validateFields(contactRules, values)).toEqual({})
  })
})
