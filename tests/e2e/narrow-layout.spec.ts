import { kinds } from '#scripts/media/vignette-kinds.mjs'
import { paths } from '#src/content/paths.ts'
import { articles, expect, open, pages, shares, test } from './fixtures.ts'
import { cutShort, layoutFaults, smallLetters, unmarkedLinks, outOfView } from './layout-measure.ts'

/** Pages of each kind, for what is measured by touch. */
const measured = [
  paths.home,
  paths.about,
  paths.solutions,
  paths.platform,
  paths.assistant,
  paths.tasks,
  paths.analytics,
  paths.securitySolution,
  paths.automation,
  paths.contact,
  paths.technology,
  paths.smb,
  paths.fintech,
  paths.legalIndustry,
  paths.cookies,
  paths.helpCenter,
  paths.apiDocs,
] as const
/** Phones small and large, a tablet upright, a small desktop: CSS px. */
const WIDTHS = [320, 390, 768, 960, 1024] as const
const PHONE = 390
/** CSS px of the longest pages on a phone, and of the footer on all of them: its words, and the picture that a page ends in. */
const LONGEST: Readonly<Record<string, number>> = {
  // All with the whole contact form (spec §2.7). Home with the map of the products and the film that is held on its way;
  // platform with what a purchase depends on.
  [paths.home]: 10_500,
  [paths.platform]: 13_800,
  [paths.automation]: 14_300,
  // The vault stays over its six layers.
  [paths.securitySolution]: 17_600,
  // Eleven chapters, with contents that stay in reach.
  [paths.documentation]: 19_100,
}
const FOOTER = 1100
/** Smallest letters of interface pictures, as a share of their width. The sources' are marks without letters. */
const LETTERS = Object.entries({
  'vignette-card-': kinds.card.letter / kinds.card.width,
  'vignette-phone-': kinds.phone.letter / kinds.phone.width,
  'vignette-source-': Infinity,
  'vignette-': kinds.sheet.letter / kinds.sheet.width,
})

for (const [index, share] of shares([...pages, ...articles], 6).entries())
  test(`text has room and size at ${WIDTHS.join(', ')} px, part ${index + 1}`, async ({ page }) => {
    // What arrives from the side stands beside the view until it is scrolled to.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of share)
      await test.step(path, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 844 })
        await open(page, path, { experience: 'light' })
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          const faults = await page.evaluate(layoutFaults)
          expect
            .soft(
              faults.map(({ kind, y, sample }) => `${kind} at ${y}: ${sample}`),
              `${path} at ${width} px`,
            )
            .toEqual([])
          expect.soft(await page.evaluate(outOfView), `${path}: out of ${width} px`).toEqual([])
          expect
            .soft(await page.evaluate(smallLetters, LETTERS), `${path}: letters in pictures at ${width} px`)
            .toEqual([])
          if (width < 960)
            expect.soft(await page.evaluate(cutShort), `${path}: pictures at ${width} px`).toEqual([])
          if (width !== PHONE) continue
          const { long, foot } = await page.evaluate(() => ({
            long: document.documentElement.scrollHeight,
            foot: document.getElementById('site-footer')?.offsetHeight ?? 0,
          }))
          expect.soft(long, `length of ${path}`).toBeLessThanOrEqual(LONGEST[path] ?? 17_000)
          expect.soft(foot, `height of the footer of ${path}`).toBeLessThanOrEqual(FOOTER)
        }
      })
  })

/** Pages that open with something to press. */
const asking = measured.filter(
  (path) => ![paths.home, paths.contact, paths.cookies, paths.helpCenter].some((other) => other === path),
)
/** Pages whose links are looked at. */
const linking = [
  ...measured,
  paths.resources,
  paths.whitepapers,
  paths.caseStudies,
  paths.blog,
  paths.industries,
]

test.describe('by touch', () => {
  // With the bars of the browser shown.
  test.use({ hasTouch: true, isMobile: true, viewport: { width: PHONE, height: 664 } })
  for (const [index, share] of shares(linking, 2).entries())
    test(`the first button stands on the first screen, and what leads somewhere looks like a link, part ${index + 1}`, async ({
      page,
    }) => {
      for (const path of share)
        await test.step(path, async () => {
          await open(page, path, { experience: 'light' })
          if (asking.some((other) => other === path)) {
            await expect.soft(page.locator('.page-hero .button').first(), path).toBeInViewport({ ratio: 0.5 })
            expect.soft(await page.evaluate(cutShort), `${path}: pictures`).toEqual([])
          }
          expect.soft(await page.evaluate(unmarkedLinks), `${path}: links`).toEqual([])
        })
    })
})

/** What moves a demo, and what it moves: the part that answers. */
const DEMOS: readonly (readonly [path: string, control: string, result: string])[] = [
  [paths.home, '.showcase-tabs', '.showcase-picture'],
  [paths.platform, '.platform-demo .demo-controls', '.platform-preview'],
  [paths.platform, '[data-demo=protection] .demo-controls', '.platform-protection-list'],
  [paths.tasks, '.lifecycle-controls', '.lifecycle-diagram'],
  [paths.automation, '[data-demo=workflow] .demo-controls', '[data-demo=workflow] .flow'],
  [paths.securitySolution, '[data-demo=operations] .demo-controls', '.console-metrics'],
  [paths.assistant, '[data-demo=chat] .demo-controls', '.chat-scroll'],
  [paths.analytics, '.business-tabs', '.business-words'],
  [paths.technology, '.stack-tabs', '.stack-panel'],
  [paths.technology, '.stack-record', '.stack-stage'],
  [paths.blockchainSecurity, '[data-demo=approval] [role=switch]', '.lock'],
  [paths.tokenization, '.contributions input[type=range]', '.pool-scale'],
  [paths.dataPrivacy, '.consent-purposes [role=switch]', '.consent-uses'],
  [paths.dataPrivacy, '.consent-purposes [role=switch]', '.consent-status'],
  [paths.ecommerce, '.funnel-rates', '.funnel-kept'],
  [paths.smb, '.stepper', '.bars'],
  [paths.fintech, '.payments-choice', '.audit[data-chosen=true] h3'],
]

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: PHONE, height: 844 } })
  for (const [index, share] of shares(DEMOS, 3).entries())
    test(`a control and what it moves fit one screen, part ${index + 1}`, async ({ page }) => {
      for (const [path, control, result] of share)
        await test.step(`${path}: ${control}`, async () => {
          await open(page, path, { experience: 'light' })
          const comeToPart = async (selector: string) => {
            const part = page.locator(selector).filter({ visible: true }).first()
            await part.scrollIntoViewIfNeeded()
            await expect(part).toBeVisible()
            return part
          }
          const parts = [await comeToPart(control), await comeToPart(result)]
          const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
          const [tops, bottoms] = [
            boxes.map((box) => box?.y ?? NaN),
            boxes.map((box) => (box?.y ?? NaN) + (box?.height ?? NaN)),
          ]
          // Below the header.
          expect
            .soft(Math.max(...bottoms) - Math.min(...tops), `${path}: ${control}`)
            .toBeLessThanOrEqual(844 - 64)
        })
    })
})
