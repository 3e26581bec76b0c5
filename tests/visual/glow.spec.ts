import { expect, test } from '@playwright/test'
import { openStudio, type Studio } from '#scripts/media/still.mjs'

/* What leaves the composite must be a colour that a browser may lay over any page. */

const SIZE = { width: 320, height: 200 }

let studio: Studio
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  studio = await openStudio()
})
test.afterAll(() => studio.close())

interface Reading {
  /** Pixels with a channel above their alpha: no valid premultiplied colour. */
  invalid: number
  /** Pixels that let the page through in part. */
  partial: number
  /** Sum of alpha, 0..1 a pixel, of the whole picture and of its margin, where only glow and dust reach. */
  cover: number
}

test('colours are premultiplied: no channel above alpha, by night and by day, at each quality', async ({
  browser,
}) => {
  const cover: Record<string, number> = {}
  for (const theme of ['dark', 'light'])
    for (const quality of ['high', 'medium', 'low']) {
      const page = await studio.open(browser, { query: { scene: 'hero', time: 4, theme, quality }, ...SIZE })
      const reading = await page.evaluate((): Reading => {
        // The first drawing may have come before all was mounted.
        Reflect.get(window, 'draw')()
        const gl = document.querySelector('canvas')?.getContext('webgl2')
        if (!gl) throw new Error('no context')
        const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
        gl.bindFramebuffer(gl.READ_FRAMEBUFFER, null)
        const pixels = new Uint8Array(width * height * 4)
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
        const found = { invalid: 0, partial: 0, cover: 0 }
        for (let at = 0; at < pixels.length; at += 4) {
          const alpha = pixels[at + 3] ?? 0
          const brightest = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
          if (brightest > alpha + 1) found.invalid += 1
          if (alpha > 0 && alpha < 250) found.partial += 1
          found.cover += alpha / 255
        }
        return found
      })
      await page.close()
      expect(reading.invalid, `${theme}, ${quality}`).toBe(0)
      expect(reading.partial, `${theme}, ${quality}`).toBeGreaterThan(500)
      cover[`${theme} ${quality}`] = reading.cover
    }
  expect(cover['dark high'], 'by night light spreads').toBeGreaterThan((cover['dark low'] ?? 0) * 1.02)
})
