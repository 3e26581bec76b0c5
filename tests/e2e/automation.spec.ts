import type { Page } from '@playwright/test'
import { leadSources } from '#src/content/automation/leads.ts'
import { stages } from '#src/content/automation/onboarding.ts'
import { processRows } from '#src/content/automation/benefits.ts'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { paths } from '#src/content/paths.ts'
import { TIMING } from '#src/demos/workflow.ts'
import { TIMING as PANEL } from '#src/demos/onboarding.ts'
import { comeTo, expect, leave, open, openFrozen, phone, test } from './fixtures.ts'

const workflow = (page: Page) => page.locator('[data-demo="workflow"]')
const onboarding = (page: Page) => page.locator('[data-demo="onboarding"]')

/* What its controls, gears and templates do: tests/pages/workflow.test.tsx. */

async function openWorkflow(page: Page): Promise<void> {
  await openFrozen(page, paths.automation)
  await comeTo(workflow(page))
  await comeTo(workflow(page).getByRole('group', { name: 'Controls' }))
}

const control = (page: Page, name: 'Play' | 'Pause' | 'Reset') =>
  workflow(page).getByRole('button', { name: new RegExp(`^${name}`) })

test.describe('workflow', () => {
  test('pause keeps the step, play goes on from there, reset starts over: by keyboard', async ({ page }) => {
    await openWorkflow(page)
    await control(page, 'Play').focus()
    await page.keyboard.press('Enter')
    // The pressed button is disabled now: the keyboard is on the one that stops it.
    await expect(control(page, 'Pause')).toBeFocused()
    await page.clock.runFor(2 * TIMING.step)
    await page.keyboard.press('Enter')
    await expect(control(page, 'Play')).toBeFocused()
    await page.clock.runFor(10 * TIMING.step)
    await expect(workflow(page)).toHaveAttribute('data-index', '2')
    await expect(workflow(page)).toHaveAttribute('data-phase', 'paused')
    await expect(workflow(page).locator('.workflow-counters dd')).toHaveText(['33%', '2', '0s'])
    await page.keyboard.press('Space')
    await page.clock.runFor(TIMING.step)
    await expect(workflow(page)).toHaveAttribute('data-index', '3')
    await page.keyboard.press('Tab')
    await expect(control(page, 'Reset')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(workflow(page)).toHaveAttribute('data-index', '0')
    await page.clock.runFor(10 * TIMING.step)
    await expect(workflow(page)).toHaveAttribute('data-index', '0')
  })

  test('out of sight the time stands still', async ({ page }) => {
    await openWorkflow(page)
    await control(page, 'Play').click()
    await page.clock.runFor(1000)
    await leave(workflow(page))
    await page.clock.runFor(20_000)
    await expect(workflow(page)).toHaveAttribute('data-index', '0')
    await workflow(page).getByRole('group', { name: 'Controls' }).scrollIntoViewIfNeeded()
    await expect(workflow(page)).toBeInViewport()
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return workflow(page).getAttribute('data-index')
      })
      .toBe('1')
  })

  test('"Process-flow area height | 600px", at every width and with every template, the steps within it', async ({
    page,
  }) => {
    await openWorkflow(page)
    const flow = workflow(page).locator('.flow')
    for (const { name } of templates) {
      await workflow(page).locator('.template').filter({ hasText: name }).click()
      for (const width of [320, 390, 767, 768, 959, 960, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await flow.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(600, 2)
        const outside = await flow.locator('.flow-node, .flow-text').evaluateAll((parts) =>
          parts
            .filter((part) => {
              const area = part.closest('.flow')?.getBoundingClientRect()
              const { top, bottom } = part.getBoundingClientRect()
              return area === undefined || top < area.top - 0.5 || bottom > area.bottom + 0.5
            })
            .map(({ textContent }) => textContent),
        )
        expect(outside, `${name} at ${width} px`).toEqual([])
        if (width > 767) continue
        const cut = await flow
          .locator('.flow-text')
          .evaluateAll(
            (texts) => texts.filter((text) => text.getBoundingClientRect().right > innerWidth).length,
          )
        expect(cut, `${name} at ${width} px`).toBe(0)
        const crossing = await flow.locator('.flow-text').evaluateAll((texts) =>
          texts
            .slice(1)
            .filter((text, at) => {
              const before = texts[at]?.getBoundingClientRect().bottom ?? 0
              return text.getBoundingClientRect().top < before
            })
            .map(({ textContent }) => textContent),
        )
        expect(crossing, `${name} at ${width} px`).toEqual([])
      }
    }
  })

  test('at 768, 960, 1024 and 1440 px the names of no template cover one another', async ({ page }) => {
    await openWorkflow(page)
    for (const radio of await workflow(page).getByRole('radio').all()) {
      await radio.check()
      for (const width of [768, 960, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const boxes = await workflow(page)
          .locator('.flow-text, .workflow-bar, .workflow-record')
          .evaluateAll((elements) =>
            elements.map((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect()
              return { name: element.textContent ?? '', left, right, top, bottom }
            }),
          )
        const touching = boxes.flatMap((a, at) =>
          boxes
            .slice(at + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
            .map((b) => `${a.name} / ${b.name}`),
        )
        expect(touching, `${width} px`).toEqual([])
      }
    }
  })
})

test.describe('onboarding', () => {
  test('the panel stays in place and follows the stage that is read, both ways', async ({ page }) => {
    await open(page, paths.automation)
    await comeTo(onboarding(page))
    for (const at of [0, 1, 2, 3, 4, 3, 2, 1, 0]) {
      await page.locator(`[data-stage="${at}"]`).evaluate((stage) => {
        const { top, height } = stage.getBoundingClientRect()
        scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' })
      })
      await expect(onboarding(page)).toHaveAttribute('data-index', `${at}`)
      await expect(onboarding(page).locator(`[data-screen="${stages[at]?.id}"]`)).toBeInViewport({
        ratio: 0.98,
      })
      // The one before fades out.
      await expect(onboarding(page).locator('[data-screen]').filter({ visible: true })).toHaveCount(1)
    }
  })

  test('its panels show all that they say, beside the lane of small desktops as well', async ({ page }) => {
    for (const viewport of [
      { width: 960, height: 600 },
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport)
      await open(page, paths.automation, { experience: 'immersive' })
      const cut = await onboarding(page)
        .locator('.screen-body')
        .evaluateAll((bodies) =>
          bodies.flatMap((body) => {
            const { top, bottom } = body.getBoundingClientRect()
            return [...body.children].filter((child) => {
              const box = child.getBoundingClientRect()
              return box.top < top - 1 || box.bottom > bottom + 1
            })
          }),
        )
      expect(cut, `${viewport.width} px`).toEqual([])
    }
  })

  test('a stage is chosen by click and by key, and the page goes there', async ({ page }) => {
    await open(page, paths.automation)
    await comeTo(onboarding(page))
    const stops = onboarding(page).getByRole('group').getByRole('button')
    await expect(stops).toHaveCount(5)
    await stops.nth(3).click()
    await expect(onboarding(page)).toHaveAttribute('data-index', '3')
    await expect(page.locator('[data-stage="3"] h3')).toBeInViewport()
    await expect(stops.nth(3)).toHaveAttribute('aria-current', 'step')
    await page.keyboard.press('ArrowLeft')
    await expect(stops.nth(2)).toBeFocused()
    await expect(onboarding(page)).toHaveAttribute('data-index', '2')
    await expect(page.locator('[data-stage="2"] h3')).toBeInViewport()
    // From the stop that has the keyboard, not from the stage on show.
    await stops.nth(0).focus()
    await page.keyboard.press('ArrowRight')
    await expect(stops.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(stops.nth(4)).toBeFocused()
    await expect(onboarding(page)).toHaveAttribute('data-index', '4')
    await expect(page.locator('[data-stage="4"] h3')).toBeInViewport()
  })

  test('a stage does its work in beats', async ({ page }) => {
    await openFrozen(page, paths.automation)
    await comeTo(page.locator('[data-stage="0"]'))
    await page.locator('[data-stage="0"]').evaluate((stage) => stage.scrollIntoView({ block: 'center' }))
    await expect(onboarding(page)).toHaveAttribute('data-phase', 'working')
    const screen = onboarding(page).locator('[data-screen="engagement"]')
    for (const beat of [0, 1, 2]) {
      await expect(screen).toHaveAttribute('data-beat', `${beat}`)
      await page.clock.runFor(PANEL.beat)
    }
    await expect(screen).toHaveAttribute('data-beat', '3')
    await expect(onboarding(page)).toHaveAttribute('data-phase', 'done')
  })

  test('with less motion it is done at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openFrozen(page, paths.automation)
    await comeTo(page.locator('[data-stage="0"]'))
    await page.locator('[data-stage="0"]').evaluate((stage) => stage.scrollIntoView({ block: 'center' }))
    await expect(onboarding(page)).toHaveAttribute('data-phase', 'done')
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('the stages are one row: each over its own picture, and a stop or a swipe leads to it', async ({
      page,
    }) => {
      await open(page, paths.automation)
      await comeTo(onboarding(page))
      const row = onboarding(page).getByRole('list', { name: 'Client onboarding' })
      const boxes = await row.locator('> li').evaluateAll((cards) =>
        cards.map((card) => {
          const [text, screen] = [...card.children].map((part) => part.getBoundingClientRect())
          return { under: (screen?.top ?? 0) - (text?.bottom ?? 0), top: text?.top, width: text?.width ?? 0 }
        }),
      )
      expect(boxes).toHaveLength(5)
      for (const { under, top, width } of boxes) {
        expect(under).toBeGreaterThan(0)
        expect(top).toBe(boxes[0]?.top)
        expect(width).toBeLessThan(390)
      }
      // The next one fades into the edge of the view, the last one stands whole.
      await expect(row).toHaveCSS('mask-image', /gradient/)
      await onboarding(page).getByRole('group').getByRole('button').nth(2).tap()
      await expect(onboarding(page)).toHaveAttribute('data-index', '2')
      await expect(page.locator('[data-stage="2"] h3')).toBeInViewport({ ratio: 1 })
      await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
      await expect(onboarding(page)).toHaveAttribute('data-index', '4')
      await expect(row).toHaveCSS('mask-image', 'none')
      // By keyboard, too: nothing in the row can be focused but the row.
      await expect(row).toHaveAttribute('tabindex', '0')
    })

    test('the comparison is still a table', async ({ page }) => {
      await open(page, paths.automation)
      await expect(page.getByRole('table', { name: 'Four processes' }).getByRole('row')).toHaveCount(5)
    })
  })
})

test('the lead sources are a picture with a name, and a table', async ({ page }) => {
  await open(page, paths.automation)
  const section = page.locator('#lead-engine')
  await expect(section.getByRole('img', { name: /45%.*25%.*20%.*10%/ })).toBeVisible()
  const rows = section.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(leadSources.length + 1)
  for (const [at, { name, share }] of leadSources.entries())
    await expect(rows.nth(at + 1)).toContainText(new RegExp(`${name}.*${share}%`, 's'))
})

test('before and after, process by process', async ({ page }) => {
  await open(page, paths.automation)
  const rows = page.getByRole('table', { name: 'Four processes' }).getByRole('row')
  await expect(rows).toHaveCount(processRows.length + 1)
  for (const [at, row] of processRows.entries())
    await expect(rows.nth(at + 1)).toHaveText(
      [row.process, row.manual, row.automated, row.improvement].join(''),
      { useInnerText: false },
    )
})

test('its buttons lead where they say', async ({ page }) => {
  await open(page, paths.automation)
  const href = (name: string) => page.getByRole('main').getByRole('link', { name }).first()
  await expect(href('Start Automating')).toHaveAttribute('href', `${paths.contact}?topic=automation`)
  await expect(href('Schedule Consultation')).toHaveAttribute('href', `${paths.contact}?topic=consultation`)
  await expect(href('Get Started')).toHaveAttribute('href', `${paths.contact}?topic=start`)
  await expect(href('View Documentation')).toHaveAttribute('href', paths.documentation)
})

test('in the immersive version its sections leave again when the page is scrolled back @sweep', async ({
  page,
}) => {
  await open(page, paths.automation, { experience: 'immersive' })
  const heading = page.locator('#lead-engine').getByRole('heading', { level: 2 })
  await comeTo(page.locator('#lead-engine'))
  // Where WebGL is software, the stage's start keeps the page's other code waiting.
  await expect(heading).toHaveAttribute('data-reveal', 'shown')
  await expect(heading).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(heading).toHaveAttribute('data-reveal', 'waiting')
  await expect(heading).toHaveCSS('opacity', '0')
})
