import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { StageProbe } from '#src/lib/stage-probe.ts'

declare global {
  interface Window {
    stage: StageProbe
  }
}

/** Opens a page in the immersive version, with the probe, and waits for its first frame. */
export async function openStage(page: Page, path: string, quality = 'low'): Promise<void> {
  await page.goto(`${path}?experience=immersive&intro=off&probe&quality=${quality}`)
  await expect(page.locator('html')).toHaveAttribute('data-stage', 'live')
}

/** What is on the canvas alone, without the page over it: RGBA, a row after the other. */
export interface CanvasPicture {
  data: Buffer
  width: number
  height: number
  /** Where its left top corner lies in the view, CSS px, and its pixels a CSS px. */
  left: number
  top: number
  scale: number
}

/** Runs in the page. Read in the task that has drawn: after it the browser takes the canvas's pixels away. */
async function freezeAndRead(time: number) {
  await window.stage.freeze(time)
  const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas')
  if (!canvas) throw new Error('no canvas')
  const url = canvas.toDataURL()
  const { left, top, width } = canvas.getBoundingClientRect()
  return { url, left, top, scale: canvas.width / width }
}

/** The frame at this second of the scenes' clock. It stays frozen. */
export async function canvasAt(page: Page, time: number): Promise<CanvasPicture> {
  const { url, ...place } = await page.evaluate(freezeAndRead, time)
  const png = Buffer.from(url.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, ...place }
}

export interface Spot {
  x: number
  y: number
}

/** Alpha from which a pixel is a body, and no glow or dust, of 255. */
const SOLID = 200

/**
 * The middle of what is solid within a circle about a place of the view, and how much of the circle it fills: CSS px.
 * Null where nothing solid is.
 */
export function solidWithin(
  picture: CanvasPicture,
  { x, y }: Spot,
  radius: number,
): (Spot & { share: number }) | null {
  const { data, width, height, left, top, scale } = picture
  const [midX, midY, reach] = [(x - left) * scale, (y - top) * scale, radius * scale]
  let [count, all, sumX, sumY] = [0, 0, 0, 0]
  for (let row = Math.max(0, Math.floor(midY - reach)); row < Math.min(height, midY + reach); row += 1)
    for (let at = Math.max(0, Math.floor(midX - reach)); at < Math.min(width, midX + reach); at += 1) {
      if (Math.hypot(at + 0.5 - midX, row + 0.5 - midY) > reach) continue
      all += 1
      if ((data[(row * width + at) * 4 + 3] ?? 0) < SOLID) continue
      count += 1
      sumX += at + 0.5
      sumY += row + 0.5
    }
  if (count === 0) return null
  return { x: left + sumX / count / scale, y: top + sumY / count / scale, share: count / all }
}
