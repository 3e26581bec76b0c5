import { describe, expect, test } from 'vitest'
import { paths } from '#src/content/paths.ts'
import type { StageProbe } from '#src/lib/stage-probe.ts'
import { openEngine } from './engine.ts'
import { engine } from './ports.ts'
import { hasScreen } from './screen.ts'
import { DESKTOP, until } from './site.ts'

/** Milliseconds for what a CPU draws. */
const SOFTWARE = 40_000

describe.skipIf(!hasScreen)('under a virtual screen', () => {
  const site = openEngine({ screen: true })

  test('the stage draws, and its light picture gives way', async () => {
    await site.resize({ width: 480, height: 320 })
    await site.open(`${paths.home}?probe`, 'immersive')
    await until(
      () => site.evaluate(() => document.documentElement.dataset.stage === 'live'),
      'a live stage',
      SOFTWARE,
    )
    const stats = () => site.evaluate(() => (Reflect.get(window, 'stage') as StageProbe).stats())
    await until(async () => (await stats()).drawCalls > 0, 'a drawn frame', SOFTWARE)
    const { mode, frames, triangles } = await stats()
    expect(mode).toBe('immersive')
    expect(frames).toBeGreaterThan(0)
    expect(triangles).toBeGreaterThan(1000)
    await until(
      () => site.evaluate(() => document.querySelector('[data-scene="hero"][data-drawn]') !== null),
      'a scene drawn over its still',
    )
  })

  // Firefox says that a CPU draws, and gets the light version before anything is drawn.
  test.runIf(engine === 'webkit')('a slow renderer that keeps its name to itself is found out', async () => {
    await site.resize(DESKTOP)
    await site.open(paths.home, 'auto')
    // As slow on any machine, wherever something is drawn.
    await site.evaluate(() => {
      const { prototype } = WebGL2RenderingContext
      const { drawElements } = prototype
      prototype.drawElements = function draw(...args) {
        const end = performance.now() + 100
        while (performance.now() < end);
        drawElements.apply(this, args)
      }
    })
    const experience = () => site.evaluate(() => document.documentElement.dataset.experience)
    expect(await experience()).toBe('immersive')
    await until(async () => (await experience()) === 'light', 'the light version', SOFTWARE)
    await until(() => site.evaluate(() => document.querySelector('canvas') === null), 'no canvas')
  })
})
