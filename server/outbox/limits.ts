import { Refusal } from './refusal.ts'

/** Sizes. A message of 20 000 characters can take 80 000 bytes; the rest is room for the other fields. */
export const MAX_BYTES = 96 * 1024
export const MAX_PARTS = 32

/** Longest accepted value of each field that a visitor fills in, in characters. */
export const MAX_CHARACTERS = { name: 200, email: 254, subject: 300, message: 20_000 } as const

/** Longest value that is kept of the fields that describe the sending page. */
export const MAX_EXTRA = 500

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** Beyond this many addresses the oldest are forgotten, so that strangers cannot fill the memory. */
const MAX_ADDRESSES = 10_000

/**
 * Counts posts by address over a sliding window, of a minute unless told. The returned function answers 0 and counts
 * the post, or the seconds to wait. `most` 0 accepts all.
 */
export function rateLimiter(most: number, window = MINUTE, now: () => number = () => performance.now()) {
  const posts = new Map<string, number[]>()

  /** The map is ordered by last use, so what is out of date stands at its front. */
  function prune(time: number): void {
    for (const [address, times] of posts) {
      if (posts.size <= MAX_ADDRESSES && time - (times.at(-1) ?? 0) < window) return
      posts.delete(address)
    }
  }

  function waitFor(address: string): number {
    if (most === 0) return 0
    const time = now()
    const recent = (posts.get(address) ?? []).filter((at) => time - at < window)
    const oldest = recent[0]
    const full = oldest !== undefined && recent.length >= most
    if (!full) recent.push(time)
    posts.delete(address)
    posts.set(address, recent)
    prune(time)
    return full ? Math.ceil((oldest + window - time) / 1000) : 0
  }

  return Object.assign(waitFor, { addresses: () => posts.size })
}

/** Places for posts that are being worked on. `enter` takes one and returns how to leave it, or throws a Refusal. */
export function gate(most: number, mostEach: number): { enter: (address: string) => () => void } {
  const active = new Map<string, number>()
  let total = 0
  return {
    enter(address) {
      const own = active.get(address) ?? 0
      if (total >= most || own >= mostEach) throw new Refusal(503, 'Busy, try again', { 'Retry-After': '1' })
      total += 1
      active.set(address, own + 1)
      return () => {
        total -= 1
        const left = (active.get(address) ?? 1) - 1
        if (left > 0) active.set(address, left)
        else active.delete(address)
      }
    },
  }
}
