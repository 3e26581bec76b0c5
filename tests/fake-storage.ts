import { vi } from 'vitest'

/** Web storage in memory, put in place of `name`; the map shows what was written. */
export function stubStorage(name: 'localStorage' | 'sessionStorage', entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  vi.stubGlobal(name, {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  })
  return map
}

function refuse(): never {
  throw new DOMException('storage is blocked', 'SecurityError')
}

/** Storage whose every use throws, as where it is full. */
export function stubBrokenStorage(): void {
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse }
  vi.stubGlobal('localStorage', broken)
  vi.stubGlobal('sessionStorage', broken)
}

/** Storage that throws as soon as it is reached for, as where cookies are blocked. The result undoes it. */
export function forbidStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const name of names) Object.defineProperty(globalThis, name, { get: refuse, configurable: true })
  return () =>
    names.forEach((name, index) => {
      const descriptor = before[index]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    })
}
