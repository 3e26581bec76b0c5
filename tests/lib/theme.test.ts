// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { applyTheme, storedTheme, systemTheme, THEME_KEY } from '#src/lib/theme.ts'
import { stubBrokenStorage, stubStorage } from '../fake-storage.ts'

it('keeps the key of the specification', () => {
  expect(THEME_KEY).toBe('theme')
})

describe('storedTheme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['Dark', null],
    ['"dark"', null],
    ['', null],
  ])('reads %j as %s', (value, theme) => {
    stubStorage('localStorage', { theme: value })
    expect(storedTheme()).toBe(theme)
  })

  it('is null where nothing is stored or storage throws', () => {
    stubStorage('localStorage')
    expect(storedTheme()).toBeNull()
    stubBrokenStorage()
    expect(storedTheme()).toBeNull()
  })
})

describe('systemTheme', () => {
  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('asks for the dark preference: %s is %s', (matches, theme) => {
    const matchMedia = vi.fn(() => ({ matches }))
    vi.stubGlobal('matchMedia', matchMedia)
    expect(systemTheme()).toBe(theme)
    expect(matchMedia).toHaveBeenCalledWith('(prefers-color-scheme: dark)')
  })

  it('is light where the browser cannot be asked', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(systemTheme()).toBe('light')
  })
})

describe('applyTheme', () => {
  it('writes attribute, class and colour scheme, and takes them back', () => {
    const root = document.createElement('html')
    root.className = 'other'
    applyTheme('dark', root)
    expect(root.dataset.theme).toBe('dark')
    expect(root.className).toBe('other dark')
    expect(root.style.colorScheme).toBe('dark')
    applyTheme('light', root)
    expect(root.dataset.theme).toBe('light')
    expect(root.className).toBe('other')
    expect(root.style.colorScheme).toBe('light')
  })
})
