/** Milliseconds until another try after the connection returns: the first request may still fail. */
export const SETTLED = 3000

/** Resolves when the connection returns. */
const connection = () => new Promise<void>((back) => addEventListener('online', () => back(), { once: true }))

/** Tries until it succeeds, again with every return of the connection and a little after. `missed` is called at each failure. */
export async function loadPatiently<Value>(load: () => Promise<Value>, missed: () => void): Promise<Value> {
  for (let returned = false; ; returned = !returned) {
    try {
      return await load()
    } catch {
      missed()
      const settled = new Promise<void>((over) => returned && setTimeout(over, SETTLED))
      await Promise.race([connection(), settled])
    }
  }
}
