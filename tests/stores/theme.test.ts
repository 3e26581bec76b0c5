import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forbidStorage, stubBrokenStorage, stubStorage } from '../fake-storage.ts'

/** The store as a fresh page has it once it has started. */
async function load() {
  vi.resetModules()
  const store = await import('#src/stores/theme.ts')
  store.themeStarted()
  return store
}

function systemIs(theme: 'light' | 'dark'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(prefers-color-scheme: ${theme})`,
  }))
}

beforeEach(() => {
  systemIs('light')
  stubStorage('localStorage')
})

describe('theme, at first', () => {
  it.each([
    { stored: undefined, system: 'light', theme: 'light', chosen: false },
    { stored: undefined, system: 'dark', theme: 'dark', chosen: false },
    { stored: 'light', system: 'dark', theme: 'light', chosen: true },
    { stored: 'dark', system: 'light', theme: 'dark', chosen: true },
    { stored: 'sepia', system: 'dark', theme: 'dark', chosen: false },
    { stored: '', system: 'light', theme: 'light', chosen: false },
  ] as const)('is $theme with $stored stored on a $system system', async ({ stored, system, ...state }) => {
    if (stored !== undefined) stubStorage('localStorage', { theme: stored })
    systemIs(system)
    const { themeStore } = await load()
    expect(themeStore.getState()).toEqual(state)
  })

  it('follows the system where storage throws', async () => {
    systemIs('dark')
    stubBrokenStorage()
    expect((await load()).themeStore.getState()).toEqual({ theme: 'dark', chosen: false })
  })

  it('follows the system where storage cannot even be reached for', async () => {
    systemIs('dark')
    const allow = forbidStorage()
    const { themeStore } = await load()
    allow()
    expect(themeStore.getState()).toEqual({ theme: 'dark', chosen: false })
  })
})

describe('theme toggled', () => {
  it('switches there and back, and stores each choice under "theme"', async () => {
    const stored = stubStorage('localStorage')
    const { themeStore, themeToggled } = await load()
    themeToggled()
    expect(themeStore.getState()).toEqual({ theme: 'dark', chosen: true })
    expect([...stored]).toEqual([['theme', 'dark']])
    themeToggled()
    expect(themeStore.getState()).toEqual({ theme: 'light', chosen: true })
    expect([...stored]).toEqual([['theme', 'light']])
  })

  it('switches where storage throws', async () => {
    stubBrokenStorage()
    const { themeStore, themeToggled } = await load()
    themeToggled()
    expect(themeStore.getState().theme).toBe('dark')
  })
})

describe('system theme changed', () => {
  it('is followed until the visitor chooses, and stores nothing', async () => {
    const stored = stubStorage('localStorage')
    const { themeStore, themeToggled, systemThemeChanged } = await load()
    systemThemeChanged('dark')
    expect(themeStore.getState()).toEqual({ theme: 'dark', chosen: false })
    expect(stored.size).toBe(0)
    themeToggled()
    systemThemeChanged('dark')
    expect(themeStore.getState()).toEqual({ theme: 'light', chosen: true })
  })

  it('is ignored where an earlier visit chose', async () => {
    stubStorage('localStorage', { theme: 'light' })
    const { themeStore, systemThemeChanged } = await load()
    systemThemeChanged('dark')
    expect(themeStore.getState().theme).toBe('light')
  })
})
