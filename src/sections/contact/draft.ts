import { contactFields, type ContactValues } from '#src/content/contact.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'
import type { ContactDraft } from '#src/stores/contact.ts'

/** Session storage key: what stands in the contact form, for this tab only. */
const DRAFT_KEY = 'contact-draft'

interface StoredDraft {
  values: Partial<ContactValues>
  topicSubject: string | null
}

const NOTHING: StoredDraft = { values: {}, topicSubject: null }

export function readDraft(): StoredDraft {
  try {
    const saved: unknown = JSON.parse(readStored('session', DRAFT_KEY) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return NOTHING
    const texts = Object.entries(saved).filter(([, value]) => typeof value === 'string')
    const { topicSubject, ...values } = Object.fromEntries(texts) as Record<string, string>
    const own = contactFields.filter((field) => Object.hasOwn(values, field))
    return {
      values: Object.fromEntries(own.map((field) => [field, values[field]])),
      topicSubject: topicSubject ?? null,
    }
  } catch {
    return NOTHING
  }
}

export function saveDraft({ values, topicSubject }: ContactDraft): void {
  const empty = Object.values(values).every((value) => value === '')
  const saved = topicSubject === null ? values : { ...values, topicSubject }
  writeStored('session', DRAFT_KEY, empty ? null : JSON.stringify(saved))
}
