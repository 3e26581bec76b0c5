/** Where a message goes, from the build's environment. Read at each send, so that tests can change it. */
export interface MailConfig {
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
  /** No keys are set: the embedded outbox on our own origin is meant to answer. */
  outbox: boolean
  blockHeadless: boolean
  /** Milliseconds between two messages; 0 is off, the library's default. */
  throttle: number
  blockList: { list: string[]; watchVariable: string }
}

export const EMAILJS_ORIGIN = 'https://api.emailjs.com'

/** The outbox reads no keys, but the library insists on them. */
const PLACEHOLDER = 'outbox'

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function readKeys() {
  return [
    {
      label: 'public key',
      variable: 'VITE_EMAILJS_PUBLIC_KEY',
      value: text(import.meta.env.VITE_EMAILJS_PUBLIC_KEY),
    },
    {
      label: 'service ID',
      variable: 'VITE_EMAILJS_SERVICE_ID',
      value: text(import.meta.env.VITE_EMAILJS_SERVICE_ID),
    },
    {
      label: 'template ID',
      variable: 'VITE_EMAILJS_TEMPLATE_ID',
      value: text(import.meta.env.VITE_EMAILJS_TEMPLATE_ID),
    },
  ] as const
}

/** What a missing part of the keys is called in messages; null when all or none are set. */
function incompleteKeys(): string | null {
  const keys = readKeys()
  const missing = keys.filter((key) => key.value === '')
  if (missing.length === 0 || missing.length === keys.length) return null
  return missing.map((key) => `The ${key.label} is required (${key.variable}).`).join(' ')
}

/** No keys are set: our own origin takes the message, also as a plain post of the form. */
export const usesOutbox = (): boolean => readKeys().every(({ value }) => value === '')

/** What the build says to the owner about mail; null when the keys are complete. Needs no browser. */
export function mailWarning(): string | null {
  const incomplete = incompleteKeys()
  if (incomplete) return `Mail: ${incomplete} The contact form will refuse to send.`
  if (!usesOutbox()) return null
  return 'Mail: no VITE_EMAILJS_… keys are set. The contact form posts to its own origin, where the mail service (npm run serve) and the dev and preview servers answer; elsewhere visitors are pointed to the mailbox.'
}

/**
 * The configuration, or a line that says what is wrong with it. The library would let a throttle that is no
 * number and a block list without a watched field pass as "off"; the owner meant something by setting them.
 */
export function readMailConfig(): MailConfig | string {
  const incomplete = incompleteKeys()
  if (incomplete) return incomplete
  const throttle = Number(text(import.meta.env.VITE_EMAILJS_THROTTLE_MS))
  if (!Number.isFinite(throttle) || throttle < 0) {
    return 'The throttle must be a non-negative number (VITE_EMAILJS_THROTTLE_MS).'
  }
  const list = text(import.meta.env.VITE_EMAILJS_BLOCK_LIST)
    .split(',')
    .map(text)
    .filter(Boolean)
  const watchVariable = text(import.meta.env.VITE_EMAILJS_BLOCK_WATCH)
  if (list.length > 0 && watchVariable === '') {
    return 'The block list needs the name of the field to watch (VITE_EMAILJS_BLOCK_WATCH).'
  }
  const [publicKey, serviceId, templateId] = readKeys()
  const outbox = usesOutbox()
  return {
    origin: outbox ? location.origin : EMAILJS_ORIGIN,
    publicKey: publicKey.value || PLACEHOLDER,
    serviceId: serviceId.value || PLACEHOLDER,
    templateId: templateId.value || PLACEHOLDER,
    outbox,
    blockHeadless: text(import.meta.env.VITE_EMAILJS_BLOCK_HEADLESS) === 'true',
    throttle,
    blockList: { list, watchVariable },
  }
}
