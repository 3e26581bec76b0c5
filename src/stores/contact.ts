import { createStore } from 'zustand/vanilla'
import { contactFields, contactRules, type ContactField, type ContactValues } from '#src/content/contact.ts'
import type { MailFailureKind } from '#src/content/mail-help.ts'
import { validateField, validateFields } from '#src/lib/validate.ts'

type PerField<Value> = Partial<Record<ContactField, Value>>

/** Why the last attempt failed; `status` is the mail service's, 0 where no answer came. */
export interface SendFailure {
  kind: MailFailureKind
  status: number
}

interface ContactState {
  values: ContactValues
  /** Fields that have been left once (spec §4). */
  touched: PerField<boolean>
  errors: PerField<string>
  sending: boolean
  failure: SendFailure | null
}

export const emptyContact: ContactState = {
  values: { name: '', email: '', subject: '', message: '' },
  touched: {},
  errors: {},
  sending: false,
  failure: null,
}

/** The contact form, on whichever page it stands: what is typed on one page is there on the next. */
export const contactStore = createStore<ContactState>(() => emptyContact)

function without<Value>(record: PerField<Value>, field: ContactField): PerField<Value> {
  const { [field]: _, ...rest } = record
  return rest as PerField<Value>
}

/** Typing clears the field's error; it is judged again when the field is left. */
export function contactTyped(field: ContactField, value: string): void {
  contactStore.setState(({ values, errors }) => ({
    values: { ...values, [field]: value },
    errors: without(errors, field),
  }))
}

export function contactLeft(field: ContactField): void {
  contactStore.setState(({ values, touched, errors }) => {
    const error = validateField(contactRules[field], values[field])
    const rest = without(errors, field)
    return {
      touched: { ...touched, [field]: true },
      errors: error === null ? rest : { ...rest, [field]: error },
    }
  })
}

/** Judges all fields; true where the message may be sent, which is then under way. */
export function contactSubmitted(): boolean {
  const { values, sending } = contactStore.getState()
  if (sending) return false
  const errors = validateFields(contactRules, values)
  const touched = Object.fromEntries(contactFields.map((field) => [field, true])) as PerField<boolean>
  const valid = Object.keys(errors).length === 0
  contactStore.setState({ errors, touched, sending: valid, failure: null })
  return valid
}

export function contactSent(): void {
  contactStore.setState(emptyContact)
}

/** What was typed stays. */
export function contactFailed(failure: SendFailure): void {
  contactStore.setState({ sending: false, failure })
}

/** Fills what an earlier page load or a link brought, without overwriting what is already typed. */
export function contactPrefilled(values: Partial<ContactValues>): void {
  contactStore.setState((state) => {
    const kept = Object.entries(state.values).filter(([, value]) => value !== '')
    return { values: { ...emptyContact.values, ...values, ...Object.fromEntries(kept) } }
  })
}
