import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const THEMES = ['light', 'dark'] as const

async function violations(page: Page): Promise<string[]> {
  // Arrivals and fades are drawn half-transparent: judge the page that people read.
  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }),
  )
  // Legacy mode needs no second tab; it differs for frames alone, of which the site has none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(true)
  const result = await axe.analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Both themes of the page as it stands: an open page follows the system. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect.soft(await violations(page), `${what}, ${colorScheme}`).toEqual([])
  }
}
