import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownerless, sharedClasses } from './architecture/class-names.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`)
const all = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))

it('every class has one owner', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(sharedClasses(all)).toEqual([])
})

/** Every demo stands still while it is halted, on whichever page. */
const EVERYWHERE = 'src/sections/demo.css'

it('every rule of a page or a section names a class of its own', () => {
  expect(ownerless(all).filter((rule) => !rule.startsWith(EVERYWHERE))).toEqual([])
})

it('finds a rule of attributes alone', () => {
  const sheet =
    "@media (width > 9px) { [data-node='social'] { left: 0 } .map [data-node='social'] { top: 0 } }"
  expect(ownerless({ 'src/pages/home/a.css': sheet })).toEqual(["src/pages/home/a.css: [data-node='social']"])
})

it('finds a class that two pages define', () => {
  const sheets = {
    'src/pages/home/a.css': '@layer pages { .plate, .bowl { color: red } }',
    'src/pages/about/a.css': '@media (width > 9px) { .plate { color: blue } }',
  }
  expect(sharedClasses(sheets)).toEqual(['.plate: src/pages/about, src/pages/home'])
})

it('lets one page spread a class over its sheets, and others refine it where they use it', () => {
  const sheets = {
    'src/ui/a.css': '.plate { color: red }',
    'src/pages/home/a.css': '.cup { } .home .plate { } .plate:hover { } :is(.a, .plate) { } /* .plate { } */',
    'src/pages/home/b/b.css': '.cup { }',
    'src/styles/base.css': '.plate { }',
  }
  expect(sharedClasses(sheets)).toEqual([])
})
