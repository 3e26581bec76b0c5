// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { followLinks } from '#src/runtime/follow-links.ts'

const navigate = vi.fn()

function press(href: string): boolean {
  document.body.innerHTML = `<p><a href="${href}">on</a></p>`
  const stop = followLinks(document.body, () => navigate)
  const followed = !document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  stop()
  return followed
}

afterEach(() => {
  navigate.mockReset()
  history.replaceState(null, '', '/')
})

it('a press leads on within the document', () => {
  expect(press('/about-us?a=1#b')).toBe(true)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/about-us?a=1#b', { replace: false })
})

it('a second press on the same link adds no step to go back from', () => {
  history.replaceState(null, '', '/terms#law')
  expect(press('/terms#law')).toBe(true)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/terms#law', { replace: true })
})

it.each(['https://example.com/', 'mailto:a@b.example', '/papers/one.pdf'])("%s is the browser's", (href) => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press(href)
  expect(navigate).not.toHaveBeenCalled()
})
