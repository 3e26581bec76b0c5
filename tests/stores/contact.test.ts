import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  contactFailed,
  contactLeft,
  contactPrefilled,
  contactSent,
  contactStore,
  contactSubmitted,
  contactTyped,
  emptyContact,
} from '#src/stores/contact.ts'

vi.mock('react', () => {
  throw new Error('a store must not need React')
})

const filled = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Ten letters or more.' }
const everyField = { name: true, email: true, subject: true, message: true }
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
  it('touches and judges the one field', () => {
    contactLeft('name')
    expect(state().touched).toEqual({ name: true })
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
    expect(state().touched).toEqual({ subject: true, email: true })
  })
})

describe('contact submitted', () => {
  it('empty: says what is missing everywhere and sends nothing', () => {
    expect(contactSubmitted()).toBe(false)
    expect(state()).toMatchObject({
      sending: false,
      touched: everyField,
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
    expect(contactSubmitted()).toBe(false)
    expect(state().errors).toEqual({ message: 'Message must be at least 10 characters' })
  })

  it('valid: is on its way, and earlier errors and failures are gone', () => {
    contactSubmitted()
    contactStore.setState({ values: filled })
    contactFailed({ kind: 'network', status: 0 })
    expect(contactSubmitted()).toBe(true)
    expect(state()).toEqual({ values: filled, touched: everyField, errors: {}, sending: true, failure: null })
  })

  it('again while it is on its way: is refused and changes nothing', () => {
    contactStore.setState({ values: filled })
    contactSubmitted()
    const before = state()
    expect(contactSubmitted()).toBe(false)
    expect(state()).toBe(before)
  })
})

describe('after sending', () => {
  beforeEach(() => {
    contactStore.setState({ values: filled })
    contactSubmitted()
  })

  it('sent: the form is as new', () => {
    contactSent()
    expect(state()).toEqual(emptyContact)
  })

  it('failed: every typed word is kept, the cause is known, and it can be sent again', () => {
    contactFailed({ kind: 'throttled', status: 429 })
    expect(state()).toMatchObject({
      values: filled,
      sending: false,
      failure: { kind: 'throttled', status: 429 },
    })
    expect(contactSubmitted()).toBe(true)
  })
})

describe('contact prefilled', () => {
  it('fills what is empty', () => {
    contactPrefilled({ subject: 'Schedule a demo' })
    expect(state().values).toEqual({ ...emptyContact.values, subject: 'Schedule a demo' })
  })

  it('overwrites nothing', () => {
    contactTyped('subject', 'My own')
    contactPrefilled({ name: 'Ada', subject: 'Schedule a demo' })
    expect(state().values).toEqual({ ...emptyContact.values, name: 'Ada', subject: 'My own' })
  })

  it('touches and judges nothing', () => {
    contactPrefilled(filled)
    expect(state()).toEqual({ ...emptyContact, values: filled })
  })
})
