import { createStore } from 'zustand/vanilla'
import { contactFields, contactRules, type ContactField, type ContactValues } from '#src/content/contact.ts'
import type { MailFailureKind } from '#src/content/mail-help.ts'
import { validateField, validateFields } from '#src/lib/validate.ts'

type Errors = Partial<Record<ContactField, string>>

/** Why the last attempt failed; `status` is the mail service's, 0 where no answer came. */
export interface SendFailure {
  kind: MailFailureKind
  status: number
}

/** What is kept through a reload. */
export interface ContactDraft {
  values: ContactValues
  /** The subject as a topic in the address filled it in; null once the visitor has typed there. */
  topicSubject: string | null
  /** What was last sent and is not known to have arrived, with the key that tells a second try from a second message. */
  tried: { values: ContactValues; key: string } | null
}

/** What a reload brings back of it. */
export interface RestoredDraft {
  values: Partial<ContactValues>
  topicSubject: string | null
  tried?: ContactDraft['tried']
}

interface ContactState extends ContactDraft {
  errors: Errors
  sending: boolean
  failure: SendFailure | null
}

export const emptyContact: ContactState = {
  values: { name: '', email: '', subject: '', message: '' },
  topicSubject: null,
  tried: null,
  errors: {},
  sending: false,
  failure: null,
}

/** The contact form, on whichever page it stands: what is typed on one page is there on the next. */
export const contactStore = createStore<ContactState>(() => emptyContact)

function without(errors: Errors, field: ContactField): Errors {
  const { [field]: _, ...rest } = errors
  return rest
}

/** Typing clears the field's error; it is judged again when the field is left. */
export function contactTyped(field: ContactField, value: string): void {
  contactStore.setState(({ values, errors, topicSubject }) => ({
    values: { ...values, [field]: value },
    topicSubject: field === 'subject' ? null : topicSubject,
    errors: without(errors, field),
  }))
}

export function contactLeft(field: ContactField): void {
  contactStore.setState(({ values, errors }) => {
    const error = validateField(contactRules[field], values[field])
    const rest = without(errors, field)
    return { errors: error === null ? rest : { ...rest, [field]: error } }
  })
}

/** The page with the form is left: what was wrong is not said of the next one before it is touched. */
export const contactAbandoned = () => contactStore.setState({ errors: {} })

export const sameValues = (a: ContactValues, b: ContactValues) =>
  contactFields.every((field) => a[field] === b[field])

/** 128 random bits in hexadecimal. Not randomUUID, which pages without TLS lack. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Judges all fields. Where all are valid, sending begins, and what is to be sent is returned, with the key of an
 * earlier try of the same; else null.
 */
export function contactSubmitted(): ContactDraft['tried'] {
  const { values, sending, tried } = contactStore.getState()
  if (sending) return null
  const errors = validateFields(contactRules, values)
  const valid = Object.keys(errors).length === 0
  const again = tried && sameValues(tried.values, values) ? tried : { values, key: newKey() }
  contactStore.setState({ errors, sending: valid, failure: null, ...(valid && { tried: again }) })
  return valid ? again : null
}

/** Empties the fields that still hold what was sent; what was typed since then stays. */
export function contactSent(sent: ContactValues): void {
  contactStore.setState((state) => {
    const later = contactFields.filter((field) => state.values[field] !== sent[field])
    return {
      ...emptyContact,
      values: { ...emptyContact.values, ...picked(state.values, later) },
      errors: picked(state.errors, later),
      topicSubject: later.includes('subject') ? state.topicSubject : null,
    }
  })
}

function picked<Value>(
  record: Partial<Record<ContactField, Value>>,
  fields: readonly ContactField[],
): Partial<Record<ContactField, Value>> {
  const entries = fields
    .filter((field) => Object.hasOwn(record, field))
    .map((field) => [field, record[field]])
  return Object.fromEntries(entries)
}

/** What was typed stays. */
export function contactFailed(failure: SendFailure): void {
  contactStore.setState({ sending: false, failure })
}

/** Fills what an earlier page load left, without overwriting what is already typed. */
export function contactRestored({ values, topicSubject, tried = null }: RestoredDraft): void {
  contactStore.setState((state) => {
    const kept = Object.entries(state.values).filter(([, value]) => value !== '')
    const merged = { ...emptyContact.values, ...values, ...Object.fromEntries(kept) }
    const ofTopic = [state.topicSubject, topicSubject].includes(merged.subject)
    return {
      values: merged,
      topicSubject: ofTopic ? merged.subject : null,
      tried: state.tried ?? tried,
    }
  })
}

/** A topic in the address: replaces no subject but an empty one or that of another topic. */
export function contactTopicChosen(subject: string): void {
  contactStore.setState(({ values, errors, topicSubject }) => {
    if (values.subject !== '' && values.subject !== topicSubject) return {}
    return { values: { ...values, subject }, topicSubject: subject, errors: without(errors, 'subject') }
  })
}
