import type { Page } from '@playwright/test'
import { build, loadConfigFromFile, type PluginOption } from 'vite'
import type { Drawn } from './three/scene.tsx'
import { expect, test } from './fixtures.ts'

/* Three, fiber and drei as published: what their documentation shows works in a production build of this project. */

const ENTRY = 'tests/e2e/three/scene.tsx'
/** They write the site's own pages and papers. */
const PAGES_ONLY = new Set(['hosting-files', 'papers', 'boot-script'])

const named = (plugin: PluginOption) =>
  plugin && typeof plugin === 'object' && 'name' in plugin ? plugin.name : ''

/** The files of a build of the entry by the project's own configuration, by name. */
async function buildScene(): Promise<{ entry: string; files: Map<string, string> }> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  const config = loaded?.config ?? {}
  const plugins = (await Promise.all(config.plugins ?? [])).flat()
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: plugins.filter((plugin) => !PAGES_ONLY.has(named(plugin as PluginOption))) as PluginOption[],
    build: {
      ...config.build,
      write: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { ...config.build?.rolldownOptions, input: ENTRY },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('nothing was built')
  const files = new Map<string, string>()
  let entry = ''
  for (const file of first.output) {
    if (file.type !== 'chunk') continue
    files.set(file.fileName, file.code)
    if (file.isEntry) entry = file.fileName
  }
  return { entry, files }
}

/** Opens a page of the site's own origin that holds the built scene and nothing else. */
async function openScene(page: Page): Promise<void> {
  const { entry, files } = await buildScene()
  await page.route('**/three-scene/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/three-scene/', '')
    const script = files.get(name)
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    const body = `<!doctype html><title>Scene</title><script type="module" src="/three-scene/${entry}"></script>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/three-scene/')
  await page.waitForFunction(() => 'draw' in window)
}

test('standard materials, an environment, a part of drei and a glTF model are drawn in a production build', async ({
  page,
}) => {
  await openScene(page)
  const drawn: Drawn = await page.evaluate(() => window.draw())
  const [red, , blue] = drawn.standard
  expect(red, 'a metal ball in a red room').toBeGreaterThan(60)
  expect(red).toBeGreaterThan(blue)
  expect(drawn.physical[2], "drei's blue panel on a clear coat").toBeGreaterThan(60)
  expect(drawn.model[1], 'the glowing triangle of the file').toBeGreaterThan(200)
  expect(drawn.model[0]).toBeLessThan(100)
  expect(drawn.nothing, 'above them').toEqual([0, 0, 0])
})
