// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inLayer, withStart } from '#scripts/vite/layers-plugin.ts'

const media = readFileSync('src/styles/media.css', 'utf8')

it('puts the layers and the breakpoints before a sheet', () => {
  const sheet = '@media (--from-tablet) and (--to-laptop), print { a { color: red } }'
  const written = withStart(sheet, media, 'a.css')
  expect(written).toMatch(/^@layer reset, base, parts, pages;/)
  expect(written).toContain('@custom-media --to-laptop (max-width: 1279px);')
  expect(written.endsWith(sheet)).toBe(true)
})

it.each([
  ['/orrery/src/ui/button.css', '@layer parts {a { color: red }}'],
  ['/orrery/src/pages/home/hero.css', '@layer pages {a { color: red }}'],
  ['/orrery/src/styles/tokens.css', 'a { color: red }'],
])('puts %s into the layer of its folder', (file, written) => {
  expect(inLayer('a { color: red }', file)).toBe(written)
})

it('leaves a sheet in the layer that it names', () => {
  const sheet = '@layer pages { a { color: red } }'
  expect(inLayer(sheet, '/orrery/src/sections/demo.css')).toBe(sheet)
})

it('refuses a breakpoint that has no name', () => {
  expect(() => withStart('@media print, (--to-moon) { }', media, 'a.css')).toThrow('a.css: --to-moon')
})

it('leaves no width between the two sides of a breakpoint', () => {
  const widths = (side: string) =>
    [...media.matchAll(new RegExp(`\\(${side}-width: (\\d+)px\\)`, 'g'))].map(([, width]) => Number(width))
  const below = widths('max').map((width) => width + 1)
  expect(below).toHaveLength(5)
  // Nothing begins at the narrowest.
  expect(widths('min')).toEqual(below.slice(1))
})
