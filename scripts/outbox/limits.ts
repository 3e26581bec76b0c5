/** Sizes. A message of 20 000 characters can take 80 000 bytes; the rest is room for the other fields. */
export const MAX_BYTES = 96 * 1024
export const MAX_PARTS = 32

/** Longest accepted value of each field that a visitor fills in, in characters. */
export const MAX_CHARACTERS = { name: 200, email: 254, subject: 300, message: 20_000 } as const

/** Longest value that is kept of the fields that describe the sending page. */
export const MAX_EXTRA = 500

const MINUTE = 60_000

/** Beyond this many addresses the oldest are forgotten, so that strangers cannot fill the memory. */
const MAX_ADDRESSES = 10_000

/**
 * Counts posts by address over a sliding minute. The returned function answers 0 and counts the post, or the
 * seconds to wait. `perMinute` 0 accepts all.
 */
export function rateLimiter(perMinute: number, now: () => number = Date.now): (address: string) => number {
  const posts = new Map<string, number[]>()
  return (address) => {
    if (perMinute === 0) return 0
    const time = now()
    const recent = (posts.get(address) ?? []).filter((at) => time - at < MINUTE)
    // Deleted first, so that the map stays ordered by last use and its first key is the stalest.
    posts.delete(address)
    posts.set(address, recent)
    const [stalest] = posts.keys()
    if (posts.size > MAX_ADDRESSES && stalest !== undefined) posts.delete(stalest)
    const oldest = recent[0]
    if (oldest !== undefined && recent.length >= perMinute) return Math.ceil((oldest + MINUTE - time) / 1000)
    recent.push(time)
    return 0
  }
}
