/**
 * Gives the one request that `start` makes to `url` an abort signal and what else it is to carry.
 *
 * The library calls the global fetch and offers no signal, and giving up without aborting would let a
 * message arrive after the visitor was told it failed, and arrive again when they retry. So fetch is lent a
 * wrapper from the call of `start` until the request leaves. The library does nothing but microtasks in
 * between, so no timer, event or other code of the page runs while the wrapper is in place; requests to
 * other addresses pass through untouched. One call at a time: the caller queues.
 */
export async function withOptions<T>(url: string, options: RequestInit, start: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch
  const lent: typeof fetch = (input, init) => {
    if (input !== url) return original(input, init)
    globalThis.fetch = original
    return original(input, { ...init, ...options })
  }
  globalThis.fetch = lent
  try {
    return await start()
  } finally {
    // Still ours only when a check of the library refused before any request.
    if (globalThis.fetch === lent) globalThis.fetch = original
  }
}

/** Rejects when the signal aborts; for waits that cannot be aborted themselves, such as a lazy import. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
