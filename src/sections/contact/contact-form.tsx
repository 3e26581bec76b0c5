import { useStore } from 'zustand'
import { brand } from '#src/content/brand.ts'
import {
  contactFields,
  contactRules,
  contactTexts,
  messageRows,
  trapField,
  type ContactField,
} from '#src/content/contact.ts'
import { helpFor } from '#src/content/mail-help.ts'
import { anchors, mailEndpoint } from '#src/content/paths.ts'
import { usesOutbox } from '#src/services/mail-config.ts'
import { mailtoHref } from './mailto.ts'
import { contactLeft, contactTyped, type SendFailure, contactStore } from '#src/stores/contact.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea, TextField } from '#src/ui/field.tsx'
import { useContactForm } from './use-contact-form.ts'
import './contact-form.css'

/** Every field of the rules, in their order: a new one needs no line here. */
function Field({ field }: { field: ContactField }) {
  const { label, autocomplete, input, min } = contactRules[field]
  const shared = {
    id: `contact-${field}`,
    name: field,
    label,
    autoComplete: autocomplete,
    required: true,
    minLength: min?.length,
    value: useStore(contactStore, (state) => state.values[field]),
    error: useStore(contactStore, (state) => state.errors[field] ?? null),
    onChange: (event: { target: { value: string } }) => contactTyped(field, event.target.value),
    onBlur: () => contactLeft(field),
  }
  if (input === 'box') return <TextArea {...shared} rows={messageRows} />
  return <TextField {...shared} {...(input === 'email' && { type: 'email' })} />
}

/** What to do when the message could not be sent; the typed text comes along into the mail program. */
function FailureHelp({ failure }: { failure: SendFailure }) {
  const { name, subject, message } = useStore(contactStore, (state) => state.values)
  return (
    <div className="contact-help stack-2" role="status">
      <p>{helpFor(failure)}</p>
      <a className="text-link" href={mailtoHref(brand.email.info, subject, `${message}\n\n${name}`)}>
        {contactTexts.writeTo(brand.email.info)}
      </a>
    </div>
  )
}

/**
 * Without a script the browser posts the form to the mail service. Keys make the mail library the only way; the method
 * then sends nothing anywhere outside a dialog, as Enter before the code is there must not leave the page.
 */
const native = usesOutbox()
  ? ({ method: 'post', action: mailEndpoint, encType: 'multipart/form-data' } as const)
  : ({ method: 'dialog' } as const)

/** The one contact form of the site: on the contact page and in the shared contact section. */
export function ContactForm() {
  const { form, trap, focused, submit } = useContactForm()
  const sending = useStore(contactStore, (state) => state.sending)
  const failure = useStore(contactStore, (state) => state.failure)
  return (
    <form
      className="contact-form"
      id={anchors.contactForm}
      {...native}
      ref={form}
      onSubmit={submit}
      onFocus={focused}
    >
      {contactFields.map((field) => (
        <Field key={field} field={field} />
      ))}
      {/* Bots fill every field; people never meet this one. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`contact-${trapField}`}>{contactTexts.trap}</label>
        <input id={`contact-${trapField}`} name={trapField} ref={trap} tabIndex={-1} autoComplete="off" />
      </div>
      {failure && <FailureHelp failure={failure} />}
      {/* Focused by the click: a field that is left by the press shows its error, which moves the button from under it. */}
      <Button
        type="submit"
        busy={sending}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
      >
        {sending ? contactTexts.sending : contactTexts.submit}
      </Button>
      {/* No noscript element: code that did not arrive is as good as none. */}
      <p className="contact-unscripted">
        {usesOutbox() ? contactTexts.unscripted : contactTexts.needsScript}{' '}
        <a className="text-link" href={`mailto:${brand.email.info}`}>
          {brand.email.info}
        </a>
      </p>
    </form>
  )
}
