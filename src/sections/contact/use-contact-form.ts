import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { contactFields, contactTexts, contactTiming, type ContactValues } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { isTopic, topics } from '#src/content/topics.ts'
import { trimmed } from '#src/lib/path.ts'
import type { MailContext, MailResult } from '#src/services/mail.ts'
import {
  contactAbandoned,
  contactFailed,
  contactRestored,
  contactSent,
  contactStore,
  contactSubmitted,
  contactTopicChosen,
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
  const { pathname, search, key } = useLocation()
  useEffect(() => {
    const forget = contactStore.subscribe(saveDraft)
    const draft = readDraft()
    contactRestored({ ...draft, values: { ...draft.values, ...typedInto(form.current) } })
    return () => {
      forget()
      contactAbandoned()
    }
  }, [form])
  // Every navigation counts, also one to the topic that is in the address already. Other pages have topics of their own.
  useEffect(() => {
    if (trimmed(pathname) !== paths.contact) return
    const topic = new URLSearchParams(search).get('topic')
    if (isTopic(topic)) contactTopicChosen(topics[topic])
  }, [pathname, search, key])
}

const loadMail = () => import('#src/services/mail.ts')

/** Sends with code that few visits need, fetched when the form is first touched; out of reach, it counts as offline. */
async function deliver(values: ContactValues, context: MailContext): Promise<MailResult> {
  const mail = await loadMail().catch(() => null)
  if (!mail) return { ok: false, kind: 'network', status: 0, detail: 'the mail code could not be loaded' }
  return mail.sendMessage(values, context)
}

/** Resolves once the form has been open for the shortest time a person needs (product: against bots). No clock that can be set. */
function heldUntil(firstFocus: number): Promise<void> {
  const rest = firstFocus + contactTiming.minimumFill - performance.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)))
}

/**
 * Sends what was valid when the visitor pressed Send. Minutes may pass, in which they type on or leave the page: the
 * form may be gone, so the draft of what was sent is erased here.
 */
async function send(values: ContactValues, context: MailContext, firstFocus: number): Promise<void> {
  await heldUntil(firstFocus)
  const result = await deliver(values, context)
  if (result.ok) {
    contactSent(values)
    saveDraft(contactStore.getState())
    toastShown(contactTexts.success, { type: 'success' })
  } else {
    contactFailed(result)
    toastShown(contactTexts.failure, { type: 'error' })
  }
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
  // The browser validates where no script does.
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])

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
      const submitted = contactSubmitted()
      if (submitted) {
        const hidden = trap.current?.value ?? ''
        const context = {
          now: new Date(),
          pageUrl: location.href,
          userAgent: navigator.userAgent,
          trap: hidden,
          key: submitted.key,
        }
        return void send(submitted.values, context, firstFocus.current)
      }
      toastShown(contactTexts.invalid, { type: 'error' })
      focusFirstError(event.currentTarget)
    },
  }
}
