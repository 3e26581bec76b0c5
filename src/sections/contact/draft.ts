import { contactFields, isMessageKey, type ContactField } from '#src/content/contact.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { sameValues, type ContactDraft, type RestoredDraft } from '#src/stores/contact.ts'

/** Session storage key: what stands in the contact form, for this tab only. */
export const DRAFT_KEY = 'contact-draft'

const NOTHING: RestoredDraft = { values: {}, topicSubject: null }

export function readDraft(): RestoredDraft {
  try {
    const saved: unknown = JSON.parse(readStored('session', DRAFT_KEY) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return NOTHING
    const texts = Object.entries(saved).filter(([, value]) => typeof value === 'string')
    const { topicSubject = null, key = '', ...rest } = Object.fromEntries(texts) as Record<string, string>
    const own = contactFields.filter((field) => Object.hasOwn(rest, field))
    const values = Object.fromEntries(own.map((field) => [field, rest[field]])) as Record<
      ContactField,
      string
    >
    return { values, topicSubject, tried: isMessageKey(key) ? { values, key } : null }
  } catch {
    return NOTHING
  }
}

/** The key is kept as long as the form holds what was sent with it. */
export function saveDraft({ values, topicSubject, tried }: ContactDraft): void {
  const empty = Object.values(values).every((value) => value === '')
  const saved = {
    ...values,
    ...(topicSubject !== null && { topicSubject }),
    ...(tried && sameValues(tried.values, values) && { key: tried.key }),
  }
  writeStored('session', DRAFT_KEY, empty ? null : JSON.stringify(saved))
}
