import { expect, it } from 'vitest'
import { withModules } from '#scripts/vite/deferred-plugin.ts'

const file = 'src/pages/home/index.tsx'

it('names the module of each section as the manifest does', () => {
  const code = `
    const A = deferredSection({ id: 'a', load: () => import('./a.tsx').then((m) => m.A) })
    const B = printedSection({ id: 'b', load: () => import('#src/sections/b.tsx').then((m) => m.B) })`
  expect(withModules(code, file)).toContain("module: 'src/pages/home/a.tsx', load: () => import('./a.tsx')")
  expect(withModules(code, file)).toContain("module: 'src/sections/b.tsx', load: () =>")
})

it('refuses a section whose module it cannot read: its styles would be missing', () => {
  expect(() => withModules("deferredSection({ id: 'a', load })", file)).toThrow(/1 deferred sections, but 0/)
})
