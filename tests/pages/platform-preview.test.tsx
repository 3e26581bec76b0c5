// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoSteps, type DemoStep } from '#src/content/platform/demo.ts'
import { dashboard, security, social, streaming } from '#src/content/platform/preview.ts'
import { DevicePreview } from '#src/pages/platform/preview/device-preview.tsx'

/** The preview as the demo holds it: the step is the demo's, everything else its own. */
function Held({ from, onUsed }: { from: DemoStep['id']; onUsed: () => void }) {
  const [step, open] = useState(from)
  return <DevicePreview step={step} device="desktop" onOpen={open} onUsed={onUsed} />
}

let root: Root
const used = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
  used.mockClear()
})
afterEach(() => act(() => root.unmount()))

const show = (from: DemoStep['id']) => act(() => root.render(<Held from={from} onUsed={used} />))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string, words: string) => {
  const found = all(selector).find((element) => element.textContent.includes(words))
  if (!found) throw new Error(`no ${selector} says ${words}`)
  return found
}
const press = (selector: string, words: string) => act(() => one(selector, words).click())
const screen = () => document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen
const posts = () => all('.pv-week-post').map((post) => post.querySelector('.pv-week-text')?.textContent)

describe('the tabs of the preview', () => {
  const selected = () =>
    all('[role="tab"][aria-selected="true"]').map(({ tabIndex, id }) => ({ tabIndex, id }))
  const key = (name: string) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
      one('[aria-selected="true"]', '').dispatchEvent(event)
    })

  it('select one screen, and the keyboard reaches that tab alone', () => {
    show('dashboard')
    for (const { id, title } of demoSteps) {
      press('[role="tab"]', title)
      expect(screen()).toBe(id)
      expect(selected()).toEqual([{ tabIndex: 0, id: `preview-tab-${id}` }])
    }
    expect(used).toHaveBeenCalledTimes(demoSteps.length)
  })

  it('go round with arrow keys of both directions, and leave other keys to the page', () => {
    show('dashboard')
    key('ArrowUp')
    expect(screen()).toBe(demoSteps.at(-1)?.id)
    expect(document.activeElement?.id).toBe(`preview-tab-${demoSteps.at(-1)?.id}`)
    key('ArrowRight')
    expect(screen()).toBe('dashboard')
    key('End')
    expect(screen()).toBe('dashboard')
  })
})

describe('the rows of the preview', () => {
  it('of the dashboard open the screen that each speaks of', () => {
    show('dashboard')
    for (const { text, opens } of dashboard.feed.rows) {
      press('.pv-board-event', text)
      expect(screen()).toBe(opens)
      press('[role="tab"]', demoSteps[0]?.title ?? '')
    }
  })

  it("of the night's log say what came of each, one at a time", () => {
    show('security')
    for (const { event, note } of security.log) {
      press('.pv-watch-entry', event)
      expect(all('.pv-watch-entry[aria-pressed="true"]').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining(event),
      ])
      expect(one('.pv-watch-verdict', note.emphasis)).toBeTruthy()
    }
  })
})

it('a question of the stream goes on air', () => {
  show('streaming')
  for (const { text } of streaming.chat.rows) {
    press('.pv-stream button', text)
    expect(one('.pv-stream-answer', text)).toBeTruthy()
  }
})

describe('the posts of the preview', () => {
  const { filter, detail, states } = social
  const networks = new Set(social.posts.map(({ network }) => network))

  it('are those of the chosen network, and all again', () => {
    show('social')
    for (const network of networks) {
      press('.pv-week-filter button', network)
      const wanted = social.posts.filter((post) => post.network === network)
      expect(posts()).toEqual(wanted.map(({ text }) => text))
    }
    press('.pv-week-filter button', filter.all)
    expect(posts()).toHaveLength(social.posts.length)
    expect(all('.pv-week-filter [aria-pressed="true"]')).toHaveLength(1)
  })

  it('keep their new state, and stay open, while a filter hides them', () => {
    show('social')
    const draft = social.posts.findLast(({ state }) => state === 'drafted')
    const text = draft?.text ?? ''
    press('.pv-week-post', text)
    expect(one('.pv-week-detail', text).textContent).toContain(states.drafted)
    press('.pv-week-actions button', detail.approve)
    const other = [...networks].find((network) => network !== draft?.network) ?? ''
    press('.pv-week-filter button', other)
    expect(posts()).not.toContain(text)
    expect(one('.pv-week-detail', text).textContent).toContain(states.approved)
    press('.pv-week-filter button', filter.all)
    expect(one('.pv-week-post', text).dataset.state).toBe('approved')
    press('.pv-week-actions button', detail.rewrite)
    expect(one('.pv-week-post', text).dataset.state).toBe('drafted')
  })
})
