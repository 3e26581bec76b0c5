import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LAYERS, layerOf, type Layer } from './architecture/layers.ts'
import { permissions, violations, type Planted } from './architecture/planted.ts'
import { rules, type RuleName } from './architecture/rules.ts'
import { readSources, sourceOf, withoutComments } from './architecture/source.ts'

const sources = readSources('src', 'scenes')
const names = Object.keys(rules) as RuleName[]

describe('the source', () => {
  it('is read whole, every file with its imports', () => {
    expect(sources.length).toBeGreaterThan(100)
    for (const file of ['src/main.tsx', 'src/app/routes.ts', 'scenes/index.ts'])
      expect(sources.find((source) => source.file === file)?.imports.length).toBeGreaterThan(0)
  })

  it.each(names)('%s', (name) => {
    expect(rules[name](sources)).toEqual([])
  })
})

/** What the rule says of planted files. */
function judge(name: RuleName, planted: Planted): string[] {
  return rules[name](Object.entries(planted).map(([file, code]) => sourceOf(file, code)))
}

describe.each(names)('%s: the rule', (name) => {
  it.each(Object.entries(violations[name]))('finds where %s', (_, planted) => {
    expect(judge(name, planted)).toHaveLength(1)
  })

  it('accepts a plain file', () => {
    expect(judge(name, { 'src/app/a.ts': 'export const x = 1' })).toEqual([])
  })
})

describe.each(Object.keys(permissions) as RuleName[])('%s: the rule', (name) => {
  it.each(Object.entries(permissions[name] ?? {}))('lets pass: %s', (_, planted) => {
    expect(judge(name, planted)).toEqual([])
  })
})

describe('reading imports', () => {
  it('sees every form, and none in comments', () => {
    const code = `
      import one from 'a'
      import { type two, three } from './b.ts'
      import type { Four } from "#src/lib/c.ts"
      import './d.css'
      import {
        five,
      } from '#scenes/index.ts'
      export * from './e.ts'
      const six = await import('./f.ts')
      const seven = import.meta.glob(['./g/*.ts', '!./g/h.ts'], { eager: true })
      // import eight from 'not-this'
      /* import nine from 'nor-this' */
      const text = 'https://example.com/*' // import ten from 'nor-that'
      const last = import.meta.glob<{ page: () => void }>('./i/*.tsx')
    `
    expect(sourceOf('src/lib/a.ts', code).imports).toEqual([
      { kind: 'value', specifier: 'a', target: null },
      { kind: 'value', specifier: './b.ts', target: 'src/lib/b.ts' },
      { kind: 'type', specifier: '#src/lib/c.ts', target: 'src/lib/c.ts' },
      { kind: 'value', specifier: './d.css', target: 'src/lib/d.css' },
      { kind: 'value', specifier: '#scenes/index.ts', target: 'scenes/index.ts' },
      { kind: 'value', specifier: './e.ts', target: 'src/lib/e.ts', passedOn: true },
      { kind: 'lazy', specifier: './f.ts', target: 'src/lib/f.ts' },
      { kind: 'value', specifier: './g/*.ts', target: 'src/lib/g/*.ts' },
      { kind: 'value', specifier: './g/h.ts', target: 'src/lib/g/h.ts' },
      { kind: 'lazy', specifier: './i/*.tsx', target: 'src/lib/i/*.tsx' },
    ])
  })

  it('refuses an import that it cannot read', () => {
    expect(() => sourceOf('src/lib/a.ts', 'import(name)')).toThrow('cannot be read')
    expect(() => sourceOf('src/lib/a.ts', 'import(`./${name}.ts`)')).toThrow('cannot be read')
    expect(() => sourceOf('src/lib/a.ts', 'const load = import.meta.glob')).toThrow('cannot be read')
  })

  it('keeps lines where comments were', () => {
    expect(withoutComments("a /* b\nc */ d // e\n'//f'")).toBe("a     \n     d     \n'//f'")
  })
})

describe('the table in the README', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const plain: readonly Layer[] = [
    'content',
    'lib',
    'stores',
    'demos',
    'services',
    'motion',
    'ui',
    'runtime',
    'sections',
    'pages',
  ]

  it.each(plain)('says of %s what holds', (layer) => {
    const allowed = LAYERS[layer].map((other) => `\`${other}\``).join(', ')
    expect(rows.find(([, name]) => name === `\`${layer}\``)?.[2]).toBe(allowed || 'nothing')
  })

  it('has a row for every layer of the source', () => {
    const outside = new Set<Layer | undefined>(['styles', 'entry', 'boot', 'registry', 'scene'])
    const layers = new Set(sources.map(({ file }) => layerOf(file)).filter((layer) => !outside.has(layer)))
    for (const layer of layers) expect(rows.map(([, name]) => name)).toContain(`\`${layer}\``)
  })
})
