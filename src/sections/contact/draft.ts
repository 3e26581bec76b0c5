import { contactFields, type ContactValues } from '#src/content/contact.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** Session storage key: what stands in the contact form, for this tab only. */
const DRAFT_KEY = 'contact-draft'

export function readDraft(): Partial<ContactValues> {
  try {
    const saved: unknown = JSON.parse(readStored('session', DRAFT_KEY) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    const entries = Object.entries(saved).filter(
      ([key, value]) => contactFields.includes(key as keyof ContactValues) && typeof value === 'string',
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

export function saveDraft(values: ContactValues): void {
  const empty = Object.values(values).every((value) => value === '')
  writeStored('session', DRAFT_KEY, empty ? null : JSON.stringify(values))
}
