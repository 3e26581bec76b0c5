import { paths } from '#src/content/paths.ts'
import { expectNoViolations } from './axe.ts'
import { openStage } from './canvas.ts'
import { hydrated, test } from './fixtures.ts'

test.describe('in the immersive version, over its canvas', () => {
  test.use({ viewport: { width: 1024, height: 640 } })

  for (const path of [paths.home, paths.about, paths.platform, paths.tasks, paths.industries])
    test(`no violation on ${path}`, async ({ page }) => {
      await openStage(page, path)
      await hydrated(page)
      // What is drawn stays as it is: software would be busy with frames.
      await page.evaluate(() => window.stage.freeze(4))
      await expectNoViolations(page, path)
    })
})
