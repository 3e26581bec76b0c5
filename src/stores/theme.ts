import { createStore } from 'zustand/vanilla'
import { storedTheme, systemTheme, THEME_KEY, type Theme } from '#src/lib/theme.ts'
import { writeStored } from '#src/lib/storage.ts'

interface ThemeState {
  theme: Theme
  /** True once the visitor chose; from then on system changes are ignored. */
  chosen: boolean
}

/** Light or dark (spec §4 Theme). It begins as the prerendered HTML, which React hydrates with. */
export const themeStore = createStore<ThemeState>(() => ({ theme: 'light', chosen: false }))

/** Takes the visitor's theme: storage, else the system's preference. */
export function themeStarted(): void {
  const stored = storedTheme()
  themeStore.setState({ theme: stored ?? systemTheme(), chosen: stored !== null })
}

export function themeToggled(): void {
  const theme: Theme = themeStore.getState().theme === 'dark' ? 'light' : 'dark'
  themeStore.setState({ theme, chosen: true })
  writeStored('local', THEME_KEY, theme)
}

export function systemThemeChanged(theme: Theme): void {
  if (!themeStore.getState().chosen) themeStore.setState({ theme })
}
