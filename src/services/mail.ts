import type { StorageProvider } from '@emailjs/browser'
import { brand } from '#src/content/brand.ts'
import { contactTiming, keyHeader, trapField, type ContactValues } from '#src/content/contact.ts'
import { mailEndpoint } from '#src/content/paths.ts'
import { importMailLibrary } from './mail-library.ts'
import { rejectOnAbort, withOptions } from './mail-abort.ts'
import { readMailConfig, type MailConfig } from './mail-config.ts'
import { failure, failureFrom, failureOf, logFailure, type Answer, type MailFailure } from './mail-failure.ts'
import { THROTTLE_KEY, throttleStamp } from './mail-throttle.ts'

export type MailResult = { ok: true } | MailFailure

/** What is sent besides the visitor's own words, as it was when they pressed Send. */
export interface MailContext {
  now: Date
  pageUrl: string
  userAgent: string
  /** Content of the hidden field; people leave it empty. */
  trap?: string
  /** The same for each try of the same message. The site's own service takes a message with it once. */
  key?: string
}

/** Every field of the form and six more (spec §7), and the hidden one where it was filled in; the library appends four. */
function payload(values: ContactValues, context: MailContext): Record<string, string> {
  return {
    ...values,
    from_name: values.name,
    from_email: values.email,
    timestamp: context.now.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'long' }),
    user_agent: context.userAgent,
    page_url: context.pageUrl,
    company_name: brand.legalName,
    ...(context.trap && { [trapField]: context.trap }),
  }
}

/** A form outside the document: the library takes nothing else, and the live one lacks the extras. */
function buildForm(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  return form
}

async function post(
  config: MailConfig,
  form: HTMLFormElement,
  storageProvider: StorageProvider,
  options: RequestInit & { signal: AbortSignal },
): Promise<Answer> {
  // Imported here because few visits send.
  const { init, sendForm } = await importMailLibrary()
  options.signal.throwIfAborted()
  init({
    origin: config.origin,
    publicKey: config.publicKey,
    blockHeadless: config.blockHeadless,
    blockList: config.blockList,
    limitRate: { id: THROTTLE_KEY, throttle: config.throttle },
    storageProvider,
  })
  return withOptions(config.origin + mailEndpoint, options, () =>
    sendForm(config.serviceId, config.templateId, form),
  )
}

async function attempt(values: ContactValues, context: MailContext): Promise<MailResult> {
  const config = readMailConfig()
  if (typeof config === 'string') return failure('unconfigured', 0, config)
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), contactTiming.sendTimeout)
  const stamp = throttleStamp()
  let failed: MailFailure | null
  try {
    const fields = payload(values, context)
    console.debug(fields)
    // A header, as the fields are those that the specification lists; EmailJS knows no such thing.
    const sent = post(config, buildForm(fields), stamp.provider, {
      signal: stop.signal,
      ...(config.outbox && context.key && { headers: { [keyHeader]: context.key } }),
    })
    failed = failureOf(await Promise.race([sent, rejectOnAbort(stop.signal)]), config.outbox)
  } catch (error) {
    failed = stop.signal.aborted
      ? failure('timeout', 0, `aborted after ${contactTiming.sendTimeout / 1000} s`)
      : failureFrom(error, config.outbox)
  } finally {
    clearTimeout(timer)
  }
  if (!failed) return { ok: true }
  stamp.undo()
  return failed
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Sends one message; calls made meanwhile wait for their turn. Never throws: a failure is a result, and one
 * console line.
 */
export function sendMessage(values: ContactValues, context: MailContext): Promise<MailResult> {
  const result = turn.then(async () => {
    const outcome = await attempt(values, context)
    if (!outcome.ok) logFailure(outcome)
    return outcome
  })
  turn = result
  return result
}
