import {
  consentText,
  purposes,
  sources,
  type PurposeId,
  type SourceId,
} from '#src/content/technology/consent.ts'
import { chainOf } from '#src/lib/chain.ts'

export interface Consent {
  given: readonly PurposeId[]
  /** Every decision in its order; none is ever rewritten. */
  entries: readonly string[]
}

/** Asked, and nothing allowed. */
export const asked: Consent = { given: [], entries: [consentText.record.asked] }

/** Gives consent to a purpose, or withdraws it, and writes that down. */
export function decide({ given, entries }: Consent, purpose: PurposeId): Consent {
  const name = purposes.find(({ id }) => id === purpose)?.name ?? ''
  const { allowed, withdrawn } = consentText.record
  return given.includes(purpose)
    ? { given: given.filter((id) => id !== purpose), entries: [...entries, withdrawn(name)] }
    : { given: [...given, purpose], entries: [...entries, allowed(name)] }
}

interface Flow {
  source: SourceId
  purpose: PurposeId
  flows: boolean
}

/** Every line from data to purpose, and whether data runs along it. */
export function flowsOf({ given }: Consent): Flow[] {
  return purposes.flatMap(({ id, uses }) =>
    uses.map((source) => ({ source, purpose: id, flows: given.includes(id) })),
  )
}

/** The kinds of data that are in use for any purpose. */
export function usedOf(consent: Consent): SourceId[] {
  const flows = flowsOf(consent).filter(({ flows: on }) => on)
  return sources.map(({ id }) => id).filter((id) => flows.some(({ source }) => source === id))
}

/** Of the last entry, so of all of them. */
export function fingerprintOf({ entries }: Consent): string {
  return chainOf(entries).at(-1) ?? ''
}
