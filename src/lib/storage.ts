/**
 * Web storage that may be blocked, full or absent: reads answer null and writes are dropped.
 * Reaching for the storage object itself can throw, so even that happens inside the try.
 */
type Area = 'local' | 'session'

function area(name: Area): Storage {
  return name === 'local' ? globalThis.localStorage : globalThis.sessionStorage
}

export function readStored(where: Area, key: string): string | null {
  try {
    return area(where).getItem(key)
  } catch {
    return null
  }
}

/** Stores a value; null removes the key. */
export function writeStored(where: Area, key: string, value: string | null): void {
  try {
    if (value === null) area(where).removeItem(key)
    else area(where).setItem(key, value)
  } catch {
    // Blocked or full: the choice then lasts for this page only.
  }
}

/** Session storage key: the intro has been seen in this tab (product: Intro). */
export const INTRO_SEEN_KEY = 'intro-seen'
