import type { Page } from '@playwright/test'

/** A browser with a real graphics card, as far as the page can tell. */
export async function pretendHardware(page: Page): Promise<void> {
  const renderer = 'ANGLE (NVIDIA, GeForce RTX 4070)'
  await page.route('/graphics-card.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `postMessage('${renderer}')` }),
  )
  await page.addInitScript((name) => {
    const UNMASKED_RENDERER = 0x9246
    const { getParameter } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.getParameter = function read(wanted: number): unknown {
      const isName = wanted === UNMASKED_RENDERER || wanted === WebGL2RenderingContext.RENDERER
      return isName ? name : getParameter.call(this, wanted)
    }
  }, renderer)
}
