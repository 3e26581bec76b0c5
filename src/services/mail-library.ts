/**
 * Imports the mail library where storage is blocked, too. Its module asks `typeof localStorage` as it loads, and
 * merely asking throws in a browser that blocks storage; so for the time of the import the name answers `undefined`,
 * which the library understands. Our own storage provider takes over afterwards.
 */
export async function importMailLibrary(): Promise<typeof import('@emailjs/browser')> {
  if (storageAnswers()) return import('@emailjs/browser')
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined })
  try {
    return await import('@emailjs/browser')
  } finally {
    if (original) Object.defineProperty(globalThis, 'localStorage', original)
  }
}

function storageAnswers(): boolean {
  try {
    return globalThis.localStorage !== null
  } catch {
    return false
  }
}
