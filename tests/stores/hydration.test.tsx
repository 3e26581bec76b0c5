// @vitest-environment jsdom
import { act } from 'react'
import { useStore } from 'zustand'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { themeStore } from '#src/stores/theme.ts'

it('a component hydrates with what the HTML was made with, then shows what is, and follows it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const shown: string[] = []
  function Theme() {
    const theme = useStore(themeStore, (state) => state.theme)
    shown.push(theme)
    return <p>{theme}</p>
  }
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Theme />)
  expect(box.textContent).toBe('light')

  themeStore.setState({ theme: 'dark' })
  shown.length = 0
  const root = await act(() => Promise.resolve(hydrateRoot(box, <Theme />)))
  expect(shown).toEqual(['light', 'dark'])
  expect(box.textContent).toBe('dark')
  await act(() => Promise.resolve(themeStore.setState({ theme: 'light' })))
  expect(box.textContent).toBe('light')
  await act(() => Promise.resolve(root.unmount()))
})
