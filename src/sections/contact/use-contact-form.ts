import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { contactFields, contactTexts, contactTiming } from '#src/content/contact.ts'
import { isTopic, topics } from '#src/content/topics.ts'
import { browserContext, sendMessage } from '#src/services/mail.ts'
import {
  contactFailed,
  contactPrefilled,
  contactSent,
  contactStore,
  contactSubmitted,
} from '#src/stores/contact.ts'
import { toastShown } from '#src/stores/toast.ts'
import { readDraft, saveDraft } from './draft.ts'

/** Fills the form from this tab's draft and from `?topic=`, and keeps the draft up to date. */
function useDraft(): void {
  const { search } = useLocation()
  useEffect(() => {
    contactPrefilled(readDraft())
    return contactStore.subscribe(({ values }) => saveDraft(values))
  }, [])
  useEffect(() => {
    const topic = new URLSearchParams(search).get('topic')
    if (isTopic(topic)) contactPrefilled({ subject: topics[topic] })
  }, [search])
}

/** Resolves once the form has been open for the shortest time a person needs (product: against bots). */
function heldUntil(firstFocus: number): Promise<void> {
  const rest = firstFocus + contactTiming.minimumFill - Date.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)))
}

function focusFirstError(form: HTMLFormElement): void {
  const { errors } = contactStore.getState()
  const first = contactFields.find((field) => errors[field])
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}

interface ContactForm {
  trap: RefObject<HTMLInputElement | null>
  focused: () => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** The form's conduct: draft, validation, sending, toasts. Its state is in the contact store. */
export function useContactForm(): ContactForm {
  const trap = useRef<HTMLInputElement>(null)
  const firstFocus = useRef(0)
  useDraft()

  const send = async () => {
    const { values } = contactStore.getState()
    await heldUntil(firstFocus.current)
    const result = await sendMessage(values, browserContext(trap.current?.value))
    if (result.ok) {
      contactSent()
      toastShown(contactTexts.success, { type: 'success' })
    } else {
      contactFailed(result)
      toastShown(contactTexts.failure, { type: 'error' })
    }
  }

  return {
    trap,
    focused: () => {
      if (firstFocus.current === 0) firstFocus.current = Date.now()
    },
    submit: (event) => {
      event.preventDefault()
      if (contactStore.getState().sending) return
      if (contactSubmitted()) return void send()
      toastShown(contactTexts.invalid, { type: 'error' })
      focusFirstError(event.currentTarget)
    },
  }
}
