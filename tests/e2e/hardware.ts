import type { Page } from '@playwright/test'

/** A browser with a real graphics card, as far as the page can tell. */
export async function pretendHardware(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const UNMASKED_RENDERER = 0x9246
    const { getParameter } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.getParameter = function read(name: number): unknown {
      const isName = name === UNMASKED_RENDERER || name === WebGL2RenderingContext.RENDERER
      return isName ? 'ANGLE (NVIDIA, GeForce RTX 4070)' : getParameter.call(this, name)
    }
  })
}
