import type { Check } from '#src/content/industries/payments.ts'

export interface Finding {
  /** The payee's name is close to a listed one. */
  match: boolean
  /** Risk of 0 to 100. */
  score: number
}

/** From this score on, two people approve. */
export const APPROVAL_FROM = 40

/** The checks a payment passes, in order. A match ends before the score; a low score needs no approval. */
export function pathOf({ match, score }: Finding): readonly Check[] {
  if (match) return ['received', 'screening', 'review', 'ledger']
  const approval: Check[] = score >= APPROVAL_FROM ? ['approval'] : []
  return ['received', 'screening', 'score', ...approval, 'ledger']
}

/** The stretches between the checks of a path: `received-screening`. */
export function stretchesOf(path: readonly Check[]): readonly string[] {
  return path.slice(1).map((check, at) => `${path[at] ?? ''}-${check}`)
}
