import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { expect, open, test } from '../e2e/fixtures.ts'
import { expectAnswers, parts, passThrough, flat } from './readable.ts'

test.use(flat)

/* Every control of every page, pressed twice at once and then hit with keys, in an order that a seed decides. */

/** Mulberry32: the same order each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const KEYS = [
  'Enter',
  'Space',
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'Escape',
  'x',
  'Tab',
]
const KEYS_EACH = 3

/** Links that lead away are pressed, but do not lead away. */
async function stay(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link && !link.hash) event.preventDefault()
      },
      true,
    ),
  )
}

const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"], [role="switch"]'

/** Two presses at once on the control at `at` of those that are there now; false where there is none. */
function pressTwice(page: Page, share: number): Promise<boolean> {
  return page.evaluate(
    ([selector, part]) => {
      const there = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      )
      const control = there[Math.floor(part * there.length)]
      if (!control) return false
      control.focus()
      for (let press = 0; press < 2; press += 1)
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
          control.dispatchEvent(
            type === 'click'
              ? new MouseEvent(type, { bubbles: true, cancelable: true })
              : new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true }),
          )
      control.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
      return true
    },
    [CONTROLS, share] as const,
  )
}

for (const [index, part] of parts.entries())
  test(`double presses and keys on every control, part ${index + 1}`, async ({ page }) => {
    const random = seeded(index + 1)
    await stay(page)
    test.setTimeout(180_000)
    for (const path of part)
      await test.step(path, async () => {
        await open(page, path)
        const heading = await page.getByRole('heading', { level: 1 }).textContent()
        await passThrough(page)
        const count = await page.locator(CONTROLS).count()
        for (let turn = 0; turn < Math.min(count, 60); turn += 1) {
          await pressTwice(page, random())
          for (let press = 0; press < KEYS_EACH; press += 1)
            await page.keyboard.press(KEYS[Math.floor(random() * KEYS.length)] ?? 'Enter')
        }
        for (let layer = 0; layer < 3; layer += 1) await page.keyboard.press('Escape')
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading ?? '')
        await expectAnswers(page, path)
      })
  })

test('the table covers every page', () => {
  expect(new Set(parts.flat()).size).toBe(Object.keys(paths).length)
})
