import type { Locator, Page } from '@playwright/test'
import { sources, sourcesText } from '#src/content/analytics/sources.ts'
import { diagram, exchanges, nodes as platformNodes } from '#src/content/platform/diagram.ts'
import { paths } from '#src/content/paths.ts'
import { nodeState, nodeTowards, type DiagramNode, type Direction } from '#src/lib/diagram.ts'
import { address, comeTo, expect, open, openFrozen, phone, scrollYOf, test } from './fixtures.ts'

interface Case {
  scene: string
  path: string
  nodes: readonly (DiagramNode & { name: string })[]
  /** A node, and a phrase that is shown while it is looked at and at no other time. */
  sample: { id: string; phrase: string }
  /** Shown while none is. */
  rest: string
  /** What the control of the packets is called. */
  flow: string
}

/** Every diagram whose nodes are connected with each other. */
const cases: readonly Case[] = [
  {
    scene: 'integration',
    path: paths.platform,
    nodes: platformNodes,
    sample: { id: 'social', phrase: exchanges.find(({ between }) => between.includes('social'))?.text ?? '' },
    rest: diagram.lead,
    flow: diagram.flow,
  },
  {
    scene: 'sources',
    path: paths.analytics,
    nodes: sources,
    sample: { id: 'crm', phrase: sources.find(({ id }) => id === 'crm')?.description ?? '' },
    rest: sourcesText.heading.line,
    flow: sourcesText.controls,
  },
]

const DIRECTIONS: readonly (readonly [Direction, string])[] = [
  ['left', 'ArrowLeft'],
  ['right', 'ArrowRight'],
  ['up', 'ArrowUp'],
  ['down', 'ArrowDown'],
]

/** Brings the diagram into view. */
async function arrive(page: Page, { scene }: Case) {
  const element = page.locator(`[data-scene="${scene}"]`)
  const node = (id: string) => element.locator(`[data-node="${id}"]`)
  await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await comeTo(element)
  return { element, node }
}

const statesOf = (page: Page, scene: string) =>
  page
    .locator(`[data-scene="${scene}"] [data-node]`)
    .evaluateAll((buttons) =>
      Object.fromEntries(
        buttons.map((button) => [
          (button as HTMLElement).dataset.node,
          (button as HTMLElement).dataset.state,
        ]),
      ),
    )

const expected = ({ nodes }: Case, active: string | null) =>
  Object.fromEntries(nodes.map(({ id }) => [id, nodeState(nodes, active, id)]))

/** Moves the mouse to the middle of a node. Without the browser's wait for stable frames, which the canvas makes slow. */
async function pointAt(page: Page, node: Locator): Promise<void> {
  const { x, y } = await node.evaluate((it) => {
    const box = it.getBoundingClientRect()
    // Clear of the header.
    if (box.top < 100 || box.bottom > innerHeight) it.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = it.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  await page.mouse.move(x, y)
}

/** Where each key leads from each node. Pressed from within: a key of the keyboard waits for a frame of the canvas. */
const travel = (element: Locator, ways: readonly { id: string; key: string }[]) =>
  element.evaluate(
    (it, all) =>
      all.map(({ id, key }) => {
        const node = it.querySelector<HTMLElement>(`[data-node="${id}"]`)
        node?.focus()
        node?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        return { id, key, to: (document.activeElement as HTMLElement | null)?.dataset.node }
      }),
    ways,
  )

/** Where the planets of a diagram and their names are: CSS px. */
const namesOf = (page: Page, scene: string) =>
  page.locator(`[data-scene="${scene}"]`).evaluate((element) => {
    const box = (part: Element) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    return [...element.querySelectorAll('[data-node]')].map((node) => ({
      id: (node as HTMLElement).dataset.node ?? '',
      planet: box(node),
      name: box(node.firstElementChild ?? node),
    }))
  })

type Arrived = Awaited<ReturnType<typeof arrive>>
type Check = (page: Page, it: Case, arrived: Arrived) => Promise<void>

/** What a diagram does, whoever draws it. Each leaves it as it found it: nothing looked at. */
const checks: Readonly<Record<string, Check>> = {
  'answers to the pointer, and shows who is connected with whom': async (page, it, { node }) => {
    await expect(page.getByText(it.rest)).toBeVisible()
    await expect(page.getByText(it.sample.phrase).filter({ visible: true })).toHaveCount(0)
    for (const { id } of it.nodes) {
      await pointAt(page, node(id))
      await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, id))
    }
    await pointAt(page, node(it.sample.id))
    await expect(page.getByText(it.sample.phrase).filter({ visible: true })).toHaveCount(1)
    await page.mouse.move(2, 2)
    await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, null))
    await expect(page.getByText(it.rest)).toBeVisible()
  },

  'is reached by Tab, travelled by arrow keys, left by Escape': async (page, it, { element, node }) => {
    const order = await element
      .locator('[data-node]')
      .evaluateAll((buttons) => buttons.map((b) => (b as HTMLElement).dataset.node))
    await node(order[0] ?? '').focus()
    for (const id of order.slice(1)) {
      await page.keyboard.press('Tab')
      await expect(node(id ?? '')).toBeFocused()
    }
    const ways = it.nodes.flatMap(({ id }) =>
      DIRECTIONS.map(([direction, key]) => ({ id, key, to: nodeTowards(it.nodes, id, direction) ?? id })),
    )
    expect(await travel(element, ways)).toEqual(ways)
    for (const [direction, key] of DIRECTIONS) {
      await node(it.sample.id).focus()
      await page.keyboard.press(key)
      await expect(node(nodeTowards(it.nodes, it.sample.id, direction) ?? it.sample.id)).toBeFocused()
    }
    await node(it.sample.id).focus()
    await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, it.sample.id))
    await page.keyboard.press('Escape')
    await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, null))
    await expect(node(it.sample.id)).toBeFocused()
    await node(it.sample.id).blur()
  },

  'the pointer gives back what the keyboard holds': async (page, it, { node }) => {
    const [held, passed] = [it.nodes[0]?.id ?? '', it.nodes[1]?.id ?? '']
    await node(passed).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(node(held)).toHaveAttribute('data-state', 'active')
    await pointAt(page, node(passed))
    await expect(node(passed)).toHaveAttribute('data-state', 'active')
    await page.mouse.move(2, 2)
    await expect(node(held)).toHaveAttribute('data-state', 'active')
    await node(held).blur()
  },

  'its nodes are named buttons, explained by real text, large enough to hit': async (_page, it, { node }) => {
    for (const { id, name } of it.nodes) {
      await expect(node(id)).toHaveRole('button')
      await expect(node(id)).toHaveAccessibleName(name)
      await expect(node(id)).toHaveAccessibleDescription(/\w+ \w+ \w+/)
      const box = await node(id).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
    }
  },
}

/**
 * One node under the pointer while the canvas moves; then it is frozen, as all other checks look at the page alone, and
 * each look would wait for a frame drawn in software.
 */
async function answersWhileDrawn(page: Page, it: Case, { node }: Arrived): Promise<void> {
  await pointAt(page, node(it.sample.id))
  await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, it.sample.id))
  await page.mouse.move(2, 2)
  await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, null))
  await page.evaluate(() => window.stage.freeze(4))
}

for (const experience of ['light', 'immersive'] as const)
  for (const it of cases)
    test.describe(`${it.scene}, ${experience}`, () => {
      // A small canvas, or software takes half a second for a frame.
      if (experience === 'immersive')
        test.use({ viewport: { width: 1024, height: 480 }, deviceScaleFactor: 0.5 })

      test('answers to pointer and keys, and says what its nodes are', async ({ page }) => {
        // Light with its clock stopped: nothing moves by itself. The canvas needs a clock that runs.
        if (experience === 'light') await openFrozen(page, it.path)
        else await open(page, `${it.path}?quality=low&probe`, { experience })
        const arrived = await arrive(page, it)
        if (experience === 'immersive') await answersWhileDrawn(page, it, arrived)
        for (const [what, check] of Object.entries(checks))
          await test.step(what, () => check(page, it, arrived))
      })
    })

for (const it of cases) {
  test.describe(`${it.scene} by touch`, () => {
    test.use(phone)

    test('a tap looks at a node, another at another, one beside them lets go', async ({ page }) => {
      await open(page, it.path)
      const { element, node } = await arrive(page, it)
      for (const { id } of it.nodes.slice(0, 3)) {
        await node(id).tap()
        await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, id))
      }
      await element.tap({ position: { x: 4, y: 4 } })
      await expect.poll(() => statesOf(page, it.scene)).toEqual(expected(it, null))
    })

    test('a finger that moves up over it scrolls the page', async ({ page }) => {
      await open(page, it.path)
      const { element } = await arrive(page, it)
      const box = await element.boundingBox()
      if (!box) throw new Error('no diagram')
      const before = await scrollYOf(page)
      const x = box.x + box.width / 2
      const from = Math.min(box.y + box.height - 20, 700)
      const touch = await page.context().newCDPSession(page)
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
      await finger('touchStart', from)
      for (let moved = 20; moved <= 240; moved += 20) await finger('touchMove', from - moved)
      await finger('touchEnd')
      await expect.poll(() => scrollYOf(page)).toBeGreaterThan(before + 100)
    })
  })

  test.describe(`${it.scene}: data`, () => {
    const flowing = (page: Page) => page.locator(`[data-scene="${it.scene}"] [data-flowing]`)

    test('begins to flow four seconds after it is seen, and can be stopped', async ({ page }) => {
      await openFrozen(page, it.path)
      await arrive(page, it)
      await page.clock.runFor(3999)
      await expect(flowing(page)).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(flowing(page)).toHaveCount(1)
      await page.getByRole('button', { name: `Pause ${it.flow}` }).click()
      await page.clock.runFor(10_000)
      await expect(flowing(page)).toHaveCount(0)
      await page.getByRole('button', { name: `Play ${it.flow}` }).click()
      await expect(flowing(page)).toHaveCount(1)
    })

    test('does not flow by itself for visitors who asked for less motion, but does on Play', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openFrozen(page, it.path)
      await arrive(page, it)
      await page.clock.runFor(60_000)
      await expect(flowing(page)).toHaveCount(0)
      await page.getByRole('button', { name: `Play ${it.flow}` }).click()
      await expect(flowing(page)).toHaveCount(1)
    })
  })

  test(`${it.scene}: names lie on nothing at 1920 to 320`, async ({ page }) => {
    await page.goto(address(it.path))
    for (const width of [1920, 1440, 1024, 390, 320])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const boxes = await namesOf(page, it.scene)
        expect(boxes).toHaveLength(it.nodes.length)
        for (const a of boxes) {
          expect(a.name.left, `${a.id} in view at ${width}`).toBeGreaterThanOrEqual(0)
          expect(a.name.right, `${a.id} in view at ${width}`).toBeLessThanOrEqual(width)
          for (const b of boxes)
            for (const [what, other] of [
              ['planet', b.planet],
              ['name', b.name],
            ] as const) {
              if (a === b && what === 'name') continue
              const across = Math.min(a.name.right, other.right) - Math.max(a.name.left, other.left)
              const down = Math.min(a.name.bottom, other.bottom) - Math.max(a.name.top, other.top)
              const where = `${a.id} on the ${what} of ${b.id} at ${width}`
              // A name may touch the square around its own planet.
              expect(Math.min(across, down), where).toBeLessThanOrEqual(0.5)
            }
        }
      })
  })
}
