import { useEffect, useState, type FormEvent } from 'react'
import { contactTiming, newsletterTexts } from '#src/content/contact.ts'
import { isEmail } from '#src/lib/email.ts'
import { subscribe } from '#src/services/newsletter.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import './newsletter.css'

interface Message {
  kind: 'success' | 'error'
  text: string
}

/** Stay Updated: idle, submitting for a second, then a message that clears itself. Nothing is sent (spec §7). */
export function Newsletter() {
  const [email, setEmail] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), contactTiming.messageClear)
    return () => clearTimeout(timer)
  }, [message])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    if (!isEmail(email)) {
      // The field says its error.
      event.currentTarget.querySelector('input')?.focus()
      return setMessage({ kind: 'error', text: newsletterTexts.invalid })
    }
    setMessage(null)
    setSubmitting(true)
    try {
      await subscribe()
      // What was typed meanwhile is another address.
      setEmail((now) => (now === email ? '' : now))
      setMessage({ kind: 'success', text: newsletterTexts.success })
    } catch {
      setMessage({ kind: 'error', text: newsletterTexts.failure })
    } finally {
      setSubmitting(false)
    }
  }

  const failed = message?.kind === 'error'
  return (
    <section className="newsletter scripted" aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading">{newsletterTexts.heading}</h2>
      <p className="soft small">{newsletterTexts.text}</p>
      <form onSubmit={submit} noValidate>
        <TextField
          id="newsletter-email"
          label={newsletterTexts.field}
          type="email"
          required
          autoComplete="email"
          error={failed ? message.text : null}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={submitting}>
          {newsletterTexts.submit}
        </Button>
      </form>
      <p className="newsletter-message small" role="status">
        {message?.kind === 'success' && message.text}
      </p>
    </section>
  )
}
