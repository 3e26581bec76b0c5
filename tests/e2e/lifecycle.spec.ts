import type { Page } from '@playwright/test'
import { lifecycleSteps, taskAt } from '#src/content/tasks/lifecycle.ts'
import { paths } from '#src/content/paths.ts'
import { TIMING } from '#src/demos/task-lifecycle.ts'
import { address, comeTo, expect, hydrated, open, openFrozen, phone, tabTo, test } from './fixtures.ts'
import { canvasAt } from './canvas.ts'

/** A quarter of the pixels: nothing here looks at them, and a frame in software is a slow one. */
test.use({ deviceScaleFactor: 0.5 })

const demo = (page: Page) => page.locator('[data-demo="lifecycle"]')
const node = (page: Page, name: string) => demo(page).getByRole('button', { name })
const field = (page: Page, name: string) => page.locator(`.task-card [data-field="${name}"]`)

/** Brings the lifecycle into view, alive. */
async function meet(page: Page): Promise<void> {
  await comeTo(demo(page))
  await page.locator('[data-scene="lifecycle"]').scrollIntoViewIfNeeded()
}

async function expectStep(page: Page, index: number): Promise<void> {
  await expect(demo(page)).toHaveAttribute('data-index', String(index))
  for (const [step, { id, title }] of lifecycleSteps.entries()) {
    const button = page.locator(`[data-node="${id}"]`)
    await expect(button).toHaveAccessibleName(title)
    await expect(button).toHaveAttribute('aria-pressed', String(step === index))
    await expect(button).toHaveAttribute('data-state', step === index ? 'active' : /idle|related/)
  }
  await expect(field(page, 'status')).toHaveText(taskAt(index).status)
  await expect(field(page, 'owner')).toContainText(taskAt(index).owner)
}

for (const experience of ['light', 'immersive'] as const)
  test(`a step is chosen by click and by keys, and stays, in ${experience} mode`, async ({ page }) => {
    // The ring and what is below it are close here, and the canvas is small.
    if (experience === 'immersive') await page.setViewportSize({ width: 1024, height: 480 })
    await open(page, paths.tasks, { experience })
    await meet(page)
    await node(page, 'AI team assignment').click()
    await expectStep(page, 2)
    await expect(demo(page)).toHaveAttribute('data-phase', 'paused')
    await expect(field(page, 'owner')).toHaveAttribute('data-changed')
    await expect(field(page, 'reply')).not.toHaveAttribute('data-changed')
    await expect(node(page, 'AI team assignment')).toHaveAccessibleDescription(/freelancers/)
    await expect(demo(page).getByRole('status')).toContainText('Step 3 of 4')

    await node(page, 'AI team assignment').press('ArrowRight')
    await expect(node(page, 'Document flow')).toBeFocused()
    await expectStep(page, 2)
    await node(page, 'Document flow').press('Enter')
    await expectStep(page, 3)
    await expect(field(page, 'documents')).toContainText('signed')
    await demo(page).getByRole('button', { name: 'Reset task lifecycle' }).click()
    await expectStep(page, 0)
    await expect(demo(page).getByRole('button', { name: 'Play task lifecycle' })).toBeVisible()
  })

test('what a step has changed is marked in the task, and a node answers the pointer and the keyboard', async ({
  page,
}) => {
  await open(page, paths.tasks)
  await meet(page)
  await node(page, 'AI team assignment').click()
  await expectStep(page, 2)
  const ground = (name: string) => field(page, name).evaluate((it) => getComputedStyle(it).backgroundColor)
  await expect.poll(() => ground('owner')).not.toBe(await ground('reply'))
  await expect(field(page, 'reply')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  const other = node(page, 'Email to tasks')
  const ring = () => other.evaluate((it) => getComputedStyle(it, '::before').opacity)
  await expect.poll(ring).toBe('0')
  await other.hover()
  await expect.poll(ring).toBe('0.5')
  await page.mouse.move(0, 0)
  await expect.poll(ring).toBe('0')
  await node(page, 'AI team assignment').press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(other).toBeFocused()
  await expect(other).toHaveCSS('outline-style', 'solid')
})

test('the task goes around by itself in view, and waits when it is paused', async ({ page }) => {
  await openFrozen(page, paths.tasks)
  await meet(page)
  const pause = demo(page).getByRole('button', { name: 'Pause task lifecycle' })
  await expect(pause).toBeVisible()
  await expectStep(page, 0)
  await page.clock.runFor(TIMING.dwell)
  await expect(demo(page)).toHaveAttribute('data-phase', 'travelling')
  await expect(node(page, 'Calendar sync')).toHaveAttribute('data-state', 'related')
  await page.clock.runFor(TIMING.travel)
  await expectStep(page, 1)
  await expect(field(page, 'due')).toHaveAttribute('data-changed')

  await pause.click()
  await page.clock.runFor(30_000)
  await expectStep(page, 1)
  await demo(page).getByRole('button', { name: 'Play task lifecycle' }).click()
  await page.clock.runFor(TIMING.start + TIMING.travel)
  await expectStep(page, 2)
  await page.clock.runFor(TIMING.dwell + TIMING.travel + TIMING.finished + TIMING.travel)
  await expectStep(page, 0)
})

test('the task moves along the ring of the light picture', async ({ page }) => {
  await openFrozen(page, paths.tasks)
  await meet(page)
  const task = page.locator('.lifecycle-picture-wide .ring-task')
  await task.evaluate((it) => {
    const places = new Set<string | null>()
    Object.assign(window, { places })
    new MutationObserver(() => places.add(it.getAttribute('transform'))).observe(it, { attributes: true })
  })
  await page.clock.runFor(TIMING.dwell)
  for (let part = 0; part < 4; part += 1) await page.clock.runFor(TIMING.travel / 4)
  // A stopped clock does not hold React, which draws in a task of its own.
  const seen = () => page.evaluate(() => (window as unknown as { places: Set<string> }).places.size)
  await expect.poll(seen).toBeGreaterThanOrEqual(3)
  await page.clock.runFor(TIMING.dwell / 2)
  const apart = async () => {
    const [button, dot] = [await node(page, 'Calendar sync').boundingBox(), await task.boundingBox()]
    if (!button || !dot) return Infinity
    return Math.abs(button.x + button.width / 2 - dot.x - dot.width / 2)
  }
  await expect.poll(apart).toBeLessThan(90)
})

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing starts by itself, and Play is there', async ({ page }) => {
    await openFrozen(page, paths.tasks)
    await meet(page)
    await page.clock.runFor(30_000)
    await expectStep(page, 0)
    // Nobody chose it: nothing is said of it.
    await expect(demo(page).getByRole('status')).toHaveText('')
    await demo(page).getByRole('button', { name: 'Play task lifecycle' }).click()
    await page.clock.runFor(TIMING.start + TIMING.travel)
    await expectStep(page, 1)
  })
})

test.describe('on a phone', () => {
  test.use(phone)
  test('a step is chosen by touch', async ({ page }) => {
    await open(page, paths.tasks)
    await meet(page)
    await node(page, 'Document flow').tap()
    await expectStep(page, 3)
  })
})

test('the keyboard reaches the steps in their order', async ({ page }) => {
  await open(page, paths.tasks)
  await meet(page)
  await page.getByRole('link', { name: 'Secure and compliant' }).focus()
  for (const { title } of lifecycleSteps) await tabTo(page, node(page, title), 2)
})

/** Pairs of labels and planets that overlap, and labels that leave the screen. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        name: `${selector} ${element.closest('[data-node]')?.getAttribute('data-node')}`,
        box: element.getBoundingClientRect(),
      }))
    const labels = boxes('.lifecycle-label')
    const all = [...labels, ...boxes('.lifecycle-node')]
    const touch = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const out = labels.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name }) => name)
    for (const [at, one] of labels.entries())
      for (const other of all.slice(at + 1))
        if (touch(one.box, other.box)) out.push(`${one.name} ${other.name}`)
    return out
  })
}

test('labels stand clear of planets and of one another at every size', async ({ page }) => {
  await open(page, paths.tasks)
  for (const width of [320, 390, 768, 960, 1024, 1340, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await collisions(page), `${width} px`).toEqual([])
  }
  for (const width of [768, 959, 960, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { height = 0 } = (await page.locator('.lifecycle-stage').boundingBox()) ?? {}
    expect(height, `"Process-flow area height | 600px" at ${width} px`).toBe(600)
  }
})

test.describe('on the canvas @sweep', () => {
  test.use({ colorScheme: 'dark' })

  /** How far the drawn planets are from their buttons, px. */
  const offsets = (page: Page) =>
    page.evaluate(() =>
      window.stage
        .anchors()
        .filter(({ id }) => document.querySelector(`[data-node="${id}"]`))
        .map(({ x, y, rect }) => Math.hypot(x - rect.x - rect.width / 2, y - rect.y - rect.height / 2)),
    )

  test('planets are drawn at their buttons, and the picture follows the choice', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await page.goto(address(`${paths.tasks}?probe&quality=low`, { experience: 'immersive' }))
    await hydrated(page)
    await meet(page)
    const scene = page.locator('[data-scene="lifecycle"]')
    await expect(scene).toHaveAttribute('data-drawn', '')
    await node(page, 'Email to tasks').click()
    for (const width of [1024, 1920, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await scene.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.evaluate(() => window.stage.freeze(4))
      expect(await offsets(page)).toHaveLength(4)
      // Parts that come into view above may still take their size and move the diagram: its picture follows by itself.
      await expect.poll(async () => Math.max(...(await offsets(page))), `${width}`).toBeLessThanOrEqual(2)
    }
    await expect(page.locator('.lifecycle-picture-wide')).toHaveCSS('opacity', '0')
    /** After a jump of the clock the picture depends on the choice alone. */
    const picture = async () => {
      await page.evaluate(() => window.stage.freeze(4))
      return (await canvasAt(page, 40)).data
    }
    const first = await picture()
    expect((await picture()).equals(first)).toBe(true)
    await node(page, 'Document flow').click()
    await expectStep(page, 3)
    await scene.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect((await picture()).equals(first)).toBe(false)
    expect(Math.max(...(await offsets(page)))).toBeLessThanOrEqual(2)
  })
})
