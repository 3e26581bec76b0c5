import { beforeEach, describe, expect, it } from 'vitest'
import { contactFields } from '#src/content/contact.ts'
import {
  contactFailed,
  contactLeft,
  contactRestored,
  contactSent,
  contactStore,
  contactSubmitted,
  contactTopicChosen,
  contactTyped,
  emptyContact,
} from '#src/stores/contact.ts'

const filled = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Ten letters or more.' }
const KEY = /^[\da-f]{32}$/u
const failure = { kind: 'timeout', status: 0 } as const
const state = () => contactStore.getState()

beforeEach(() => contactStore.setState(emptyContact, true))

describe('contact typed', () => {
  it('changes the one value', () => {
    contactTyped('name', 'Ada')
    expect(state()).toEqual({ ...emptyContact, values: { ...emptyContact.values, name: 'Ada' } })
  })

  it('clears the error of its own field alone, and judges nothing', () => {
    contactSubmitted()
    contactTyped('email', 'not an address')
    expect(Object.keys(state().errors)).toEqual(['name', 'subject', 'message'])
  })
})

describe('contact left', () => {
  it('judges the one field', () => {
    contactLeft('name')
    expect(state().errors).toEqual({ name: 'Name is required' })
  })

  it('replaces an error by the one that now holds', () => {
    contactLeft('email')
    contactTyped('email', 'ada')
    contactLeft('email')
    expect(state().errors).toEqual({ email: 'Please enter a valid email address' })
  })

  it('leaves no error on a valid field and keeps those of others', () => {
    contactLeft('subject')
    contactTyped('email', 'ada@example.com')
    contactLeft('email')
    expect(state().errors).toEqual({ subject: 'Subject is required' })
  })
})

describe('contact submitted', () => {
  it('empty: says what is missing everywhere and sends nothing', () => {
    expect(contactSubmitted()).toBeNull()
    expect(state()).toMatchObject({
      sending: false,
      errors: {
        name: 'Name is required',
        email: 'Email is required',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    })
  })

  it('with one wrong field: that one alone is told', () => {
    contactStore.setState({ values: { ...filled, message: 'Too short' } })
    expect(contactSubmitted()).toBeNull()
    expect(state().errors).toEqual({ message: 'Message must be at least 10 characters' })
  })

  it('valid: is on its way, and earlier errors and failures are gone', () => {
    contactSubmitted()
    contactStore.setState({ values: filled })
    contactFailed({ kind: 'network', status: 0 })
    expect(contactSubmitted()?.values).toEqual(filled)
    const tried = { values: filled, key: expect.stringMatching(KEY) as string }
    expect(state()).toEqual({ ...emptyContact, values: filled, sending: true, tried })
  })

  it('again while it is on its way: is refused and changes nothing', () => {
    contactStore.setState({ values: filled })
    contactSubmitted()
    const before = state()
    expect(contactSubmitted()).toBeNull()
    expect(state()).toBe(before)
  })
})

describe('after sending', () => {
  beforeEach(() => {
    contactStore.setState({ values: filled })
    contactSubmitted()
  })

  it('sent: the form is as new', () => {
    contactSent(filled)
    expect(state()).toEqual(emptyContact)
  })

  it('sent: what was typed since then stays, with its error; the other fields are empty', () => {
    contactTyped('message', 'Short')
    contactLeft('message')
    contactSent(filled)
    expect(state()).toEqual({
      ...emptyContact,
      values: { ...emptyContact.values, message: 'Short' },
      errors: { message: 'Message must be at least 10 characters' },
    })
  })

  it('failed: every typed word is kept, the cause is known, and it can be sent again', () => {
    contactFailed({ kind: 'throttled', status: 429 })
    expect(state()).toMatchObject({
      values: filled,
      sending: false,
      failure: { kind: 'throttled', status: 429 },
    })
    expect(contactSubmitted()?.values).toEqual(filled)
  })
})

describe('the key of a message', () => {
  /** Presses Send; the key that goes along. The answer is lost. */
  function press(): string {
    const key = contactSubmitted()?.key ?? ''
    contactFailed(failure)
    return key
  }
  beforeEach(() => contactStore.setState({ values: filled }))

  it('is the same for each try of the same words, also when they were changed and changed back', () => {
    const key = press()
    expect(key).toMatch(KEY)
    expect(press()).toBe(key)
    contactTyped('message', 'Other words, eleven.')
    contactTyped('message', filled.message)
    expect(press()).toBe(key)
  })

  it.each(contactFields)('is another one when the %s is another', (field) => {
    const key = press()
    contactTyped(field, `${filled[field]}m`)
    expect(press()).toMatch(KEY)
    expect(press()).not.toBe(key)
  })

  it('is another one once the message has arrived', () => {
    const key = press()
    contactSubmitted()
    contactSent(filled)
    contactStore.setState({ values: filled })
    expect(press()).not.toBe(key)
  })

  it('comes back with the draft, and only for its words', () => {
    const tried = { values: filled, key: 'a'.repeat(32) }
    contactStore.setState(emptyContact, true)
    contactRestored({ values: { ...filled, name: 'Typed early' }, topicSubject: null, tried })
    expect(press()).not.toBe(tried.key)
    contactStore.setState(emptyContact, true)
    contactRestored({ values: filled, topicSubject: null, tried })
    expect(press()).toBe(tried.key)
  })
})

describe('contact restored', () => {
  it('fills what is empty and overwrites nothing', () => {
    contactTyped('subject', 'My own')
    contactRestored({ values: { name: 'Ada', subject: 'Earlier' }, topicSubject: null })
    expect(state().values).toEqual({ ...emptyContact.values, name: 'Ada', subject: 'My own' })
  })

  it('judges nothing', () => {
    contactRestored({ values: filled, topicSubject: null })
    expect(state()).toEqual({ ...emptyContact, values: filled })
  })
})

describe('a topic', () => {
  it('fills an empty subject, and clears its error', () => {
    contactLeft('subject')
    contactTopicChosen('Schedule a demo')
    expect(state()).toMatchObject({ values: { subject: 'Schedule a demo' }, errors: {} })
  })

  it('replaces the subject of another topic', () => {
    contactTopicChosen('Schedule a demo')
    contactTopicChosen('Start a free trial')
    expect(state().values.subject).toBe('Start a free trial')
  })

  it('replaces the subject of another topic that a reload brought back', () => {
    contactRestored({ values: { subject: 'Schedule a demo' }, topicSubject: 'Schedule a demo' })
    contactTopicChosen('Start a free trial')
    expect(state().values.subject).toBe('Start a free trial')
  })

  it.each(['My own words', 'Schedule a demo'])('replaces no typed subject: %s', (typed) => {
    contactTopicChosen('Schedule a demo')
    contactTyped('subject', typed)
    contactTopicChosen('Start a free trial')
    expect(state().values.subject).toBe(typed)
  })

  it('replaces no subject typed before the code was there, whatever the draft says', () => {
    contactRestored({ values: { subject: 'Typed early' }, topicSubject: 'Schedule a demo' })
    contactTopicChosen('Start a free trial')
    expect(state().values.subject).toBe('Typed early')
  })
})
