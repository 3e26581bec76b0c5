import { partners, pool, terms, type Contribution, type PartnerId } from '#src/content/technology/tokens.ts'
import { divide, within } from '#src/lib/shares.ts'

/** What each partner has put in, in uses. */
export type Contributions = Readonly<Record<PartnerId, Readonly<Record<Contribution['id'], number>>>>

/** One partner's way along the path. */
export interface Account {
  id: PartnerId
  points: number
  /** Out of the pool. */
  issued: number
  /** Percent of the pool, with one decimal at most. */
  share: number
  /** For the service the partner uses. */
  paid: number
  /** What the partner still owes once the tokens are spent; paid by invoice. */
  open: number
  balance: number
}

export function startOf(): Contributions {
  return { supplier: { ...partners[0].start }, retailer: { ...partners[1].start } }
}

/** The contributions after one field has been set to what was typed. */
export function contribute(
  contributions: Contributions,
  partner: PartnerId,
  id: Contribution['id'],
  typed: string,
): Contributions {
  const most = terms.find((term) => term.id === id)?.most ?? 0
  return { ...contributions, [partner]: { ...contributions[partner], [id]: within(typed, most) } }
}

function pointsOf(contributed: Contributions[PartnerId]): number {
  return terms.reduce((sum, { id, points }) => sum + contributed[id] * points, 0)
}

/** Valued, issued and settled: both accounts, whose issues add up to the pool, or to nothing. */
export function settle(contributions: Contributions): Account[] {
  const points = partners.map(({ id }) => pointsOf(contributions[id]))
  const issues = divide(pool, points)
  return partners.map(({ id, service }, index) => {
    const issued = issues[index] ?? 0
    const paid = Math.min(issued, service.price)
    return {
      id,
      points: points[index] ?? 0,
      issued,
      share: Math.round((issued / pool) * 1000) / 10,
      paid,
      open: service.price - paid,
      balance: issued - paid,
    }
  })
}
