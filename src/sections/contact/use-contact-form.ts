import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { contactFields, contactTexts, contactTiming, type ContactValues } from '#src/content/contact.ts'
import { isTopic, topics } from '#src/content/topics.ts'
import type { MailResult } from '#src/services/mail.ts'
import {
  contactFailed,
  contactPrefilled,
  contactSent,
  contactStore,
  contactSubmitted,
} from '#src/stores/contact.ts'
import { toastShown } from '#src/stores/toast.ts'
import { readDraft, saveDraft } from './draft.ts'

/** What was typed into the prerendered form before its code arrived. */
function typedInto(form: HTMLFormElement | null): Partial<ContactValues> {
  const typed = contactFields.map((name) => [
    name,
    form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
  ])
  return Object.fromEntries(typed.filter(([, value]) => value))
}

/** Fills the form from what is typed, from this tab's draft and from `?topic=`, and keeps the draft up to date. */
function useDraft(form: RefObject<HTMLFormElement | null>): void {
  const { search } = useLocation()
  useEffect(() => {
    const forget = contactStore.subscribe(({ values }) => saveDraft(values))
    contactPrefilled({ ...readDraft(), ...typedInto(form.current) })
    return forget
  }, [form])
  useEffect(() => {
    const topic = new URLSearchParams(search).get('topic')
    if (isTopic(topic)) contactPrefilled({ subject: topics[topic] })
  }, [search])
}

const loadMail = () => import('#src/services/mail.ts')

/** Sends with code that few visits need, fetched when the form is first touched; out of reach, it counts as offline. */
async function deliver(trap: string | undefined): Promise<MailResult> {
  const mail = await loadMail().catch(() => null)
  if (!mail) return { ok: false, kind: 'network', status: 0, detail: 'the mail code could not be loaded' }
  return mail.sendMessage(contactStore.getState().values, mail.browserContext(trap))
}

/** Resolves once the form has been open for the shortest time a person needs (product: against bots). No clock that can be set. */
function heldUntil(firstFocus: number): Promise<void> {
  const rest = firstFocus + contactTiming.minimumFill - performance.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)))
}

function focusFirstError(form: HTMLFormElement): void {
  const { errors } = contactStore.getState()
  const first = contactFields.find((field) => errors[field])
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}

interface ContactForm {
  form: RefObject<HTMLFormElement | null>
  trap: RefObject<HTMLInputElement | null>
  focused: () => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** The form's conduct: draft, validation, sending, toasts. Its state is in the contact store. */
export function useContactForm(): ContactForm {
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const firstFocus = useRef(0)
  useDraft(form)

  const send = async () => {
    await heldUntil(firstFocus.current)
    const result = await deliver(trap.current?.value)
    if (result.ok) {
      contactSent()
      toastShown(contactTexts.success, { type: 'success' })
    } else {
      contactFailed(result)
      toastShown(contactTexts.failure, { type: 'error' })
    }
  }

  return {
    form,
    trap,
    focused: () => {
      if (firstFocus.current !== 0) return
      firstFocus.current = performance.now()
      loadMail().catch(() => {})
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
