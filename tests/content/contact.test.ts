import { describe, expect, it } from 'vitest'
import {
  contactFields,
  contactRules,
  contactTexts,
  contactTiming,
  messageRows,
  newsletterTexts,
} from '#src/content/contact.ts'
import { isEmail } from '#src/lib/email.ts'
import { validateField } from '#src/lib/validate.ts'

it('the form has the four fields, in order', () => {
  expect(contactFields).toEqual(['name', 'email', 'subject', 'message'])
})

it('no field has a longest length', () => {
  for (const field of ['name', 'subject', 'message'] as const)
    expect(validateField(contactRules[field], 'x'.repeat(100_000))).toBeNull()
})

/** Spec §5 and §8, word for word. */
describe('messages', () => {
  it.each([
    [contactTexts.submit, 'Send Message'],
    [contactTexts.sending, 'Sending...'],
    [contactTexts.success, "Message sent successfully! We'll respond within 24 hours."],
    [contactTexts.formHeading, 'Send Us a Message'],
    [contactTexts.heading.text, "Let's Build Something Amazing Together"],
    [contactTexts.guarantee.heading, 'Quick Response Guarantee'],
    [newsletterTexts.heading, 'Stay Updated'],
    [newsletterTexts.text, 'Get the latest insights on AI innovation and business transformation.'],
    [newsletterTexts.invalid, 'Please enter a valid email address'],
    [newsletterTexts.success, 'Thank you for subscribing to our newsletter!'],
    [newsletterTexts.failure, 'Something went wrong. Please try again.'],
  ])('%s', (text, specified) => {
    expect(text).toBe(specified)
  })

  it.each([
    [contactTexts.invalid, '⚠️', 'Please fix the form errors before submitting'],
    [contactTexts.failure, '❌', 'Failed to send message. Please check your connection and try again.'],
  ])('%s, after its emoji', (text, emoji, specified) => {
    expect(text).toBe(`${emoji} ${specified}`)
  })

  it('promise a reply within 24 hours on business days', () => {
    expect(contactTexts.guarantee.text).toContain('within 24 hours on business days')
  })

  it('emphasize a part of the heading', () => {
    expect(contactTexts.heading.text).toContain(contactTexts.heading.emphasis)
  })
})

/** Spec §9; the last two are the product's own. */
it.each([
  ['newsletterDelay', 1000],
  ['messageClear', 5000],
  ['sendTimeout', 15_000],
  ['minimumFill', 2000],
] as const)('%s is %i ms', (name, ms) => {
  expect(contactTiming[name]).toBe(ms)
})

it('the message box has five rows', () => {
  expect(messageRows).toBe(5)
})

it('newsletter and contact form agree on what an address is', () => {
  for (const value of ['a@b.c', 'a@b', 'a b@c.d', '@b.c', 'a@b.'])
    expect(validateField(contactRules.email, value) === null).toBe(isEmail(value))
})
