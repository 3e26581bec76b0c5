import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** What types, lint and the tests of scenes need of the repository. */
const PARTS = ['scenes', 'scripts', 'server', 'src', 'tests/scenes', 'tests/setup.ts', 'vite.config.ts']
const SETTINGS = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.prettierrc.json']

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-scene-'))
  for (const part of [...PARTS, ...SETTINGS]) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, said: stdout + stderr }
}

const tool = (name: string, ...args: string[]) => run(resolve('node_modules/.bin', name), ...args)
const newScene = (name: string) => run('scripts/new-scene.mjs', name)
const listed = () =>
  ['index', 'placements'].map((name) => readFileSync(join(copy, `scenes/${name}.ts`), 'utf8'))

it.each([
  ['', 'words in lower case'],
  ['SunDial', 'words in lower case'],
  ['../dial', 'words in lower case'],
  ['import', 'belongs to the language'],
  ['dial', 'taken'],
  ['capability', 'taken'],
  ['stage', 'taken'],
  ['placements', 'taken'],
  ['budget', 'taken'],
])('refuses %j, and changes nothing', (name, reason) => {
  const before = listed()
  const { status, said } = newScene(name)
  expect(status).toBe(1)
  expect(said).toContain(reason)
  expect(listed()).toEqual(before)
})

it('writes a scene that passes what every set piece is held to', { timeout: 120_000 }, () => {
  const { status, said } = newScene('sun-dial')
  expect(said).toContain('<SetPiece scene="sun-dial" placement="section" place="right">')
  expect(status).toBe(0)
  const files = [
    'scenes/sun-dial/index.tsx',
    'scenes/sun-dial/placements.ts',
    'tests/scenes/sun-dial.test.ts',
  ]
  expect(files.filter((file) => !existsSync(join(copy, file)))).toEqual([])
  const passes = { status: 0, said: expect.any(String) as string }
  expect(tool('tsc', '--noEmit')).toEqual({ status: 0, said: '' })
  expect(tool('oxlint', '--deny-warnings', 'scenes', 'tests')).toEqual(passes)
  expect(tool('prettier', '--check', 'scenes/index.ts', 'scenes/placements.ts', ...files)).toEqual(passes)
  const tests = ['tests/scenes/sun-dial.test.ts', 'tests/scenes/pieces.test.ts']
  const tested = tool(
    'vitest',
    'run',
    '--project',
    'unit',
    '-t',
    'sun-dial|leans over|those that have',
    ...tests,
  )
  expect(tested.said).toMatch(/Tests\s+7 passed/)
  expect(tested.status).toBe(0)
})
