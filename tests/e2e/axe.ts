import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const THEMES = ['light', 'dark'] as const

/** What the theme can change: colours, and which of two pictures is shown. All else is judged once. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt']

/** Experimental in axe, so named: what can be spoken to a control is what can be read on it (WCAG 2.5.3). */
const rules = { 'label-content-name-mismatch': { enabled: true } }

export async function violations(page: Page, again: boolean): Promise<string[]> {
  // Arrivals and fades are drawn half-transparent: judge the page that people read.
  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }),
  )
  // Legacy mode needs no second tab; it differs for frames alone, of which the site has none.
  const axe = new AxeBuilder({ page, ...(again && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] }, ...(!again && { rules }) })
    .setLegacyMode(true)
  // It is in the page since the first theme.
  const result = await (again ? axe.withRules(OF_COLOUR) : axe.withTags(TAGS)).analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Both themes of the page as it stands: an open page follows the system. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const again = colorScheme !== THEMES[0]
    expect.soft(await violations(page, again), `${what}, ${colorScheme}`).toEqual([])
  }
}
