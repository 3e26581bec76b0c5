import type { Page } from '@playwright/test'
import { openStage } from '../e2e/canvas.ts'
import { expect } from '../e2e/fixtures.ts'

/* One scene alone on the stage of the built site, in a box of its own over any page, wherever that page has it. */

/** Half the pixels each way: every frame is drawn by the processor. */
export const VIEW = { viewport: { width: 800, height: 500 }, deviceScaleFactor: 0.5 }

export interface Frame {
  scene: string
  /** Of the scene's way, 0..1. */
  progress?: number
  /** Of the scenes' clock, s. */
  time?: number
  /** Top and height of its box, shares of the view: the whole of it, unless said otherwise. */
  box?: readonly [number, number]
}

export interface Drawn {
  picture: Buffer
  /** Pixels with a channel above their alpha: no colour that a browser may lay over a page. */
  invalid: number
  /** Pixels that let the page through in part. */
  partial: number
}

/** Opens a page with its stage; what the page itself has to draw in the first screen is taken off it. */
export async function openEasel(page: Page, path: string, quality: string): Promise<void> {
  await openStage(page, path, quality)
  await page.evaluate(() => {
    const clear = () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-scene]:not(#easel *)'))
        if (element.getBoundingClientRect().top < 2 * innerHeight) delete element.dataset.scene
    }
    clear()
    new MutationObserver(clear).observe(document.body, { subtree: true, childList: true })
  })
}

/** Runs in the page. The passage stands as far above the view as the progress asks. */
function hang([scene, progress, [top, height]]: readonly [string, number, readonly [number, number]]): void {
  document.getElementById('easel')?.remove()
  const passage = document.createElement('div')
  passage.id = 'easel'
  passage.dataset.passage = ''
  const box = document.createElement('div')
  Object.assign(box.dataset, { scene, progress: 'leave' })
  passage.append(box)
  for (const element of [passage, box])
    element.style.cssText = `position: fixed; left: 0; top: 0; width: ${innerWidth}px; height: ${innerHeight}px`
  passage.style.top = `${-progress * innerHeight}px`
  box.style.top = `${top * innerHeight}px`
  box.style.height = `${height * innerHeight}px`
  document.body.append(passage)
}

/** Runs in the page. Read in the task that has drawn: after it the browser takes the canvas's pixels away. */
async function take(time: number): Promise<Omit<Drawn, 'picture'> & { url: string }> {
  await window.stage.freeze(time)
  const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas')
  const gl = canvas?.getContext('webgl2')
  if (!canvas || !gl) throw new Error('no context')
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
  const pixels = new Uint8Array(width * height * 4)
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, null)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  const found = { invalid: 0, partial: 0 }
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > alpha + 1) found.invalid += 1
    if (alpha > 0 && alpha < 250) found.partial += 1
  }
  const { top, left } = canvas.getBoundingClientRect()
  const scale = devicePixelRatio
  const picture = document.createElement('canvas')
  Object.assign(picture, { width: innerWidth * scale, height: innerHeight * scale })
  picture.getContext('2d')?.drawImage(canvas, left * scale, top * scale)
  return { url: picture.toDataURL(), ...found }
}

/** What the stage of a page draws at this second of the scenes' clock. */
export async function drawAt(page: Page, time: number): Promise<Drawn> {
  const { url, ...found } = await page.evaluate(take, time)
  return { picture: Buffer.from(url.split(',')[1] ?? '', 'base64'), ...found }
}

/** Exactly this frame, as the stage of the site draws it. */
export async function draw(
  page: Page,
  { scene, progress = 0, time = 4, box = [0, 1] }: Frame,
): Promise<Drawn> {
  await page.evaluate(hang, [scene, progress, box] as const)
  await expect(page.locator('#easel > *')).toHaveAttribute('data-drawn', '')
  return drawAt(page, time)
}
