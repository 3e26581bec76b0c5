import type { RuleName } from './rules.ts'

/** Files by path, with what they say. */
export type Planted = Record<string, string>

/** Cases of a rule: what is wrong (or right) with the files, and the files. */
type Cases = Record<string, Planted>

const lines = (count: number) => 'x\n'.repeat(count)
const many = (count: number, code: string): Planted =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/ui/${index}.ts`, code]))

/** Each breaks its rule once. */
export const violations: Record<RuleName, Cases> = {
  'every layer imports only what the table allows': {
    'ui reads copy': { 'src/ui/a.tsx': "import { x } from '#src/content/a.ts'" },
    'ui reads a store': { 'src/ui/a.tsx': "import { x } from '#src/stores/a.ts'" },
    'a section uses a page': { 'src/sections/a.tsx': "import { x } from '#src/pages/home/a.tsx'" },
    'only a type is imported': { 'src/lib/a.ts': "import type { X } from '#src/content/a.ts'" },
    'a type is imported in place': { 'src/lib/a.ts': "let x: import('#src/ui/a.tsx').X" },
    'a store loads a service lazily': { 'src/stores/a.ts': "const x = () => import('#src/services/a.ts')" },
    'a glob reaches out': { 'src/lib/a.ts': "const x = import.meta.glob('../pages/*/index.tsx')" },
    'a style sheet comes from a layer above': { 'src/ui/a.tsx': "import '#src/sections/a.css'" },
    'an export passes something on': { 'src/content/a.ts': "export { x } from '#src/lib/a.ts'" },
    'one page uses another': { 'src/pages/home/a.tsx': "import { x } from '#src/pages/about/b.tsx'" },
    'a page uses a scene': { 'src/pages/home/a.tsx': "import { x } from '#scenes/index.ts'" },
    'one scene uses another': { 'scenes/hero/a.ts': "import { x } from '#scenes/intro/b.ts'" },
    'a scene uses the stage': { 'scenes/hero/a.ts': "import { x } from '#scenes/stage/b.ts'" },
    'a scene uses ui': { 'scenes/hero/a.tsx': "import { x } from '#src/ui/b.tsx'" },
    'a scene uses more of motion than the ticker': {
      'scenes/hero/a.ts': "import { x } from '#src/motion/reveal.ts'",
    },
    'the instrument knows a scene': { 'scenes/instrument/a.ts': "import { x } from '#scenes/hero/b.ts'" },
    'the registry loads a scene at once': { 'scenes/index.ts': "import { x } from '#scenes/hero/index.tsx'" },
    'the app loads the stage at once': { 'src/app/a.tsx': "import { x } from '#scenes/stage/index.tsx'" },
    'the app loads the registry at once': { 'src/app/a.tsx': "import { x } from '#scenes/index.ts'" },
    'the app goes past the registry': { 'src/app/a.tsx': "const x = () => import('#scenes/hero/index.tsx')" },
    'the app loads a page at once': { 'src/app/a.tsx': "import { page } from '#src/pages/home/index.tsx'" },
    'the app loads all pages at once': {
      'src/app/a.tsx': "const x = import.meta.glob('../pages/*/index.tsx', { eager: true })",
    },
    'somebody imports an entry': { 'src/app/a.tsx': "import '#src/main.tsx'" },
    'the boot script grows': { 'src/runtime/boot.ts': "import { x } from '#src/stores/theme.ts'" },
    'the site imports a script': { 'src/app/a.ts': "import { x } from '#scripts/a.ts'" },
    'a file has no place': { 'src/helpers/a.ts': '' },
  },
  'content, lib, stores, demos and services know no React': {
    'a demo has a hook': { 'src/demos/a.ts': "import { useState } from 'react'" },
    'a store takes the binding': { 'src/stores/a.ts': "import { create } from 'zustand'" },
    'content holds a type of it': { 'src/content/a.ts': "import type { ReactNode } from 'react'" },
    'a service routes': { 'src/services/a.ts': "import { useLocation } from 'react-router-dom'" },
    'a helper is a component': { 'src/lib/a.tsx': '' },
  },
  'three stays in the scenes': {
    'a page draws': { 'src/pages/home/a.tsx': "import { Color } from 'three'" },
    'the app loads fiber': { 'src/app/a.tsx': "const x = () => import('@react-three/fiber')" },
  },
  'no import climbs two folders': {
    'one does': { 'src/app/header/a.tsx': "import { x } from '../../ui/b.tsx'" },
  },
  'imports between layers go by name': {
    'one goes by path': { 'src/main.tsx': "import { x } from './app/app.tsx'" },
  },
  'exports have names, but where lazy asks for a default': {
    'one has none': { 'src/ui/a.tsx': 'export default function A() {}' },
    'one is renamed to default': { 'src/ui/a.tsx': 'export { A as default }' },
    'another file is the lazy one': {
      'src/app/a.tsx': "lazy(() => import('./b.tsx'))",
      'src/app/b.tsx': 'export default 1',
      'src/app/c.tsx': 'export default 2',
    },
  },
  'no barrels but the scene registry': {
    'all is passed on': { 'src/ui/index.ts': "export * from './button.tsx'" },
    'one thing is passed on': { 'src/ui/a.ts': "export { Button } from './button.tsx'" },
    'a type is passed on': { 'src/ui/a.ts': "export type { Props } from './button.tsx'" },
    'all types are passed on': { 'src/ui/a.ts': "export type * from './button.tsx'" },
  },
  'only the ticker asks for frames': {
    'a component does': { 'src/app/a.tsx': 'requestAnimationFrame(draw)' },
    'a scene does': { 'scenes/hero/a.ts': 'window.requestAnimationFrame(draw)' },
    'a renderer runs its own loop': { 'scenes/stage/a.ts': 'gl.setAnimationLoop(draw)' },
  },
  'nothing is logged': { 'a line was forgotten': { 'src/app/a.tsx': "console.log('here')" } },
  'no check is silenced': {
    'types are': { 'src/app/a.tsx': '// @ts-expect-error\nx' },
    'lint is': { 'src/app/a.tsx': '/* oxlint-disable no-console */' },
  },
  'names are kebab-case': {
    'a file is not': { 'src/ui/BackButton.tsx': '' },
    'a folder is not': { 'src/app/main_header/a.tsx': '' },
  },
  'files stay small': {
    'most are long': { 'src/ui/a.ts': lines(61), 'src/ui/b.ts': lines(61), 'src/ui/c.ts': lines(9) },
    'a few are very long': { ...many(18, lines(9)), 'src/ui/y.ts': lines(181), 'src/ui/z.ts': lines(181) },
  },
}

/** Near misses: none breaks its rule. */
export const permissions: Partial<Record<RuleName, Cases>> = {
  'every layer imports only what the table allows': {
    'the app loads pages on demand': {
      'src/app/a.ts': "const x = import.meta.glob<Page>('../pages/*/index.tsx', { import: 'page' })",
    },
    'the app knows the types of a page': {
      'src/app/a.ts': "import type { Props } from '#src/pages/home/index.tsx'",
    },
    'the app loads the stage on demand': {
      'src/app/a.tsx': "import type { X } from '#scenes/stage/stage.ts'\nimport('#scenes/stage/index.tsx')",
    },
    'the registry loads scenes on demand': {
      'scenes/index.ts': "const x = () => import('#scenes/hero/index.tsx')",
    },
    'a scene uses itself, the instrument and the ticker': {
      'scenes/hero/a.ts': "import './b.ts'\nimport '#scenes/instrument/c.ts'\nimport '#src/motion/ticker.ts'",
    },
    'a package is no layer': { 'src/ui/a.tsx': "import { Link } from 'react-router-dom'" },
  },
  'content, lib, stores, demos and services know no React': {
    'a vanilla store': { 'src/stores/a.ts': "import { createStore } from 'zustand/vanilla'" },
  },
  'three stays in the scenes': { 'a scene draws': { 'scenes/hero/a.ts': "import { Color } from 'three'" } },
  'no import climbs two folders': { 'one climbs one': { 'src/app/header/a.tsx': "import '../logo.tsx'" } },
  'imports between layers go by name': {
    'a glob cannot': { 'src/app/a.ts': "import.meta.glob('../pages/*/index.tsx')" },
  },
  'exports have names, but where lazy asks for a default': {
    'lazy asks': {
      'src/app/a.tsx': "const B = lazy(() => import('#src/app/b.tsx'))",
      'src/app/b.tsx': 'export default 1',
    },
  },
  'no barrels but the scene registry': {
    'the registry': { 'scenes/index.ts': "export { x } from '#scenes/hero/index.tsx'" },
    'an export of its own': { 'src/ui/a.ts': "import { x } from './b.ts'\nexport { x }" },
  },
  'only the ticker asks for frames': {
    'the ticker does, and a comment says so': {
      'src/motion/ticker.ts': 'requestAnimationFrame(draw)',
      'src/app/a.ts': '// no requestAnimationFrame here',
    },
  },
  'nothing is logged': {
    'errors are told': { 'src/services/a.ts': 'console.error(x)' },
    'the mail service says what it sends': { 'src/services/mail.ts': 'console.debug(fields)' },
  },
  'files stay small': {
    'copy is long': { 'src/content/a.ts': lines(900) },
    'the limits are reached': { ...many(19, lines(60)), 'src/ui/z.ts': lines(180) },
  },
}
