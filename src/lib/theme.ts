import { readStored } from './storage.ts'

export type Theme = 'light' | 'dark'

/** Local storage key of the visitor's choice (spec §9). */
export const THEME_KEY = 'theme'

export function storedTheme(): Theme | null {
  const value = readStored('local', THEME_KEY)
  return value === 'light' || value === 'dark' ? value : null
}

export function systemTheme(): Theme {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Writes the theme where CSS, checks and the browser's own controls read it. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  root.dataset.theme = theme
  root.classList.toggle('dark', theme === 'dark')
  root.style.colorScheme = theme
}
