import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharedClasses } from './architecture/class-names.ts'

it('every class has one owner', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`)
  expect(files.length).toBeGreaterThan(50)
  expect(sharedClasses(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual(
    [],
  )
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
