import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { layering, layerOf, LAYERS, type Layer } from './architecture/layers.ts'

const files = ['src', 'scenes'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file)),
)
const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

/* What one file can tell alone stands in .oxlintrc.json: React and three, default exports, names, sizes, frames, logs. */

it('every layer imports only what the table allows, by its name; pages and 3D code come on demand', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(sources.flatMap(([file, code]) => layering(file, code))).toEqual([])
})

it('no check is silenced', () => {
  const muzzle = /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable/
  expect(sources.filter(([, code]) => muzzle.test(code)).map(([file]) => file)).toEqual([])
})

describe('the rule', () => {
  it.each([
    ['src/ui/a.tsx', "import { x } from '#src/content/a.ts'"],
    ['src/lib/a.ts', "import type { X } from '#src/content/a.ts'"],
    ['src/stores/a.ts', "const x = () => import('#src/services/a.ts')"],
    ['src/lib/a.ts', "const x = import.meta.glob('../pages/*/index.tsx')"],
    ['src/ui/a.tsx', "import '#src/sections/a.css'"],
    ['src/content/a.ts', "export { x } from './b.ts'"],
    ['src/app/a.tsx', "import { x } from '../ui/b.tsx'"],
    ['src/pages/home/a.tsx', "import { x } from '#src/pages/about/b.tsx'"],
    ['src/app/a.tsx', "import { x } from '#src/pages/home/index.tsx'"],
    ['src/app/a.tsx', "const x = import.meta.glob('../pages/*/index.tsx', { eager: true })"],
    ['scenes/index.ts', "import { x } from '#scenes/hero/index.tsx'"],
    ['scenes/hero/a.ts', "import { x } from '#scenes/tokens/b.ts'"],
    ['scenes/hero/a.ts', "import { x } from '#src/motion/pin.ts'"],
    ['src/sections/a.tsx', "import { placements } from '#scenes/placements.ts'"],
    ['src/sections/a.tsx', "import type { SceneName } from '#scenes/index.ts'"],
    ['src/pages/home/a.tsx', "import type { PlacedPiece } from '#scenes/placements.ts'"],
    ['scenes/stage/a.ts', "import { placements } from '#scenes/placements.ts'"],
    ['src/elsewhere/a.ts', 'export const x = 1'],
  ])('finds what is wrong in %s: %s', (file, code) => {
    expect(layering(file, code)).toHaveLength(1)
  })

  it.each([
    ['src/app/a.tsx', "const x = () => import('#src/pages/home/index.tsx')"],
    ['src/app/a.tsx', "import type { X } from '#scenes/stage/slot.ts'"],
    ['src/pages/home/a.tsx', "import { x } from './b.tsx'\nimport { y } from '#src/sections/c.tsx'"],
    ['scenes/hero/a.ts', "import { x } from '#src/motion/ticker.ts'\nimport y from 'three'"],
    ['src/sections/a.tsx', "import type { PlacedPiece } from '#scenes/placements.ts'"],
    ['src/lib/a.ts', "// import { x } from '#src/content/a.ts'"],
  ])('accepts %s: %s', (file, code) => {
    expect(layering(file, code)).toEqual([])
  })
})

describe('the table in the README', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const inWords = new Set<Layer | undefined>(['app', 'instrument', 'scene', 'stage'])
  const unsaid = new Set<Layer | undefined>(['styles', 'entry', 'boot', 'registry', 'placements'])
  const layers = [...new Set(files.map(layerOf))].filter((layer) => layer !== undefined && !unsaid.has(layer))

  it.each(layers)('says of %s what holds', (layer) => {
    const row = rows.find(([, name]) => name === (layer === 'scene' ? 'a scene' : `\`${layer}\``))
    expect(row).toBeDefined()
    if (layer && !inWords.has(layer))
      expect(row?.[2]).toBe(LAYERS[layer].map((other) => `\`${other}\``).join(', ') || 'nothing')
  })
})
