import type { Page } from '@playwright/test'
import { createRandom } from '#scenes/instrument/random.ts'
import { expect, open, test } from '../e2e/fixtures.ts'
import { expectAnswers, expectReadable, parts, passThrough, withoutPictures } from './readable.ts'

test.use(withoutPictures)

/*
 * Every control of every page, pressed twice at once and then hit with keys, in an order that a seed decides. Those of the
 * frame, which all pages share, are pressed on one page of each part.
 */

const KEYS = ['Enter', ' ', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape', 'x']
/** Keys that each control gets from within, and presses of a real keyboard at the end. */
const KEYS_EACH = 3
const KEYS_AFTER = 12

/** Links that lead away are pressed, but do not lead away. */
async function stay(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link && !(link.hash && link.pathname === location.pathname)) event.preventDefault()
      },
      true,
    ),
  )
}

const CONTROLS = ':is(a[href], button, input, textarea, select, summary, [tabindex="0"], [role="switch"])'

/** Presses every control within `where` twice at once and sends it keys, in the order of `picks`, each in 0..1. */
function mash(page: Page, where: string, picks: readonly number[]): Promise<number> {
  return page.evaluate(
    async ([selector, order, keys, each]) => {
      const left = [...document.querySelectorAll<HTMLElement>(selector)]
      const count = left.length
      let at = 0
      const pick = () => order[at++ % order.length] ?? 0
      while (left.length > 0) {
        const [control] = left.splice(Math.floor(pick() * left.length), 1)
        // Gone, hidden or locked by what was pressed before.
        if (!control?.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue
        control.focus({ preventScroll: true })
        for (let press = 0; press < 2; press += 1) {
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
            control.dispatchEvent(
              new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true }),
            )
          control.click()
        }
        control.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
        for (let press = 0; press < each; press += 1) {
          const key = keys[Math.floor(pick() * keys.length)] ?? 'Enter'
          const target = document.activeElement ?? control
          for (const type of ['keydown', 'keyup'])
            target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
        }
        await new Promise((turn) => setTimeout(turn))
      }
      return count
    },
    [`${where} ${CONTROLS}`, picks, KEYS, KEYS_EACH] as const,
  )
}

for (const [index, part] of parts.entries())
  test(`double presses and keys on every control, part ${index + 1}`, async ({ page }) => {
    const random = createRandom(index + 1)
    await stay(page)
    for (const [at, path] of part.entries())
      await test.step(path, async () => {
        await open(page, path)
        const heading = await page.getByRole('heading', { level: 1 }).textContent()
        await passThrough(page)
        const picks = Array.from({ length: 500 }, random)
        const pressed = await mash(page, at === index ? 'body' : 'main', picks)
        expect(pressed, path).toBeGreaterThan(at === index ? 70 : 0)
        for (let press = 0; press < KEYS_AFTER; press += 1)
          await page.keyboard.press(KEYS[Math.floor(random() * KEYS.length)]?.replace(' ', 'Space') ?? 'Tab')
        for (let layer = 0; layer < 3; layer += 1) await page.keyboard.press('Escape')
        // The search may have led elsewhere; else this is still the page that it was.
        if (new URL(page.url()).pathname === path)
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading ?? '')
        await expectReadable(page, path)
        await expectAnswers(page, path)
      })
  })
