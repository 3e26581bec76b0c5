import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#src/content/paths.ts'
import type { StageProbe } from '#src/lib/stage-probe.ts'
import { launch, until, useFirefox } from './firefox.ts'

/** Without a screen Firefox has no WebGL; a virtual one is enough. */
const XVFB = '/usr/bin/Xvfb'
const DISPLAY = ':97'

describe.skipIf(!existsSync(XVFB))('under a virtual display', () => {
  let screen: ChildProcess
  beforeAll(async () => {
    screen = spawn(XVFB, [DISPLAY, '-screen', '0', '800x600x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
    await until(() => existsSync('/tmp/.X11-unix/X97'), 'a display')
  })
  afterAll(() => void screen.kill())

  const site = useFirefox(() => launch({ headless: false, env: { DISPLAY, MOZ_DISABLE_WAYLAND: '1' } }))

  test('the stage draws, and its light picture gives way', async () => {
    await site.page.setViewport({ width: 480, height: 320, deviceScaleFactor: 0.5 })
    await site.open(`${paths.home}?probe`, 'immersive')
    await until(
      () => site.page.evaluate(() => document.documentElement.dataset.stage === 'live'),
      'a live stage',
      40_000,
    )
    const stats = () => site.page.evaluate(() => (Reflect.get(window, 'stage') as StageProbe).stats())
    await until(async () => (await stats()).drawCalls > 0, 'a drawn frame', 40_000)
    const { mode, frames, triangles } = await stats()
    expect(mode).toBe('immersive')
    expect(frames).toBeGreaterThan(0)
    expect(triangles).toBeGreaterThan(1000)
    await site.page.waitForSelector('[data-scene="hero"][data-drawn]')
  })
})
