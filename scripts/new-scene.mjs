// `npm run new:scene NAME`: writes a set piece that works, for a scene to grow from: its folder, its lines in the registry and
// in the placements, and its test. Changes nothing where the name cannot be taken.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Script } from 'node:vm'
import { format, resolveConfig } from 'prettier'

const [name = ''] = process.argv.slice(2)
const camel = name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
const constant = name.replaceAll('-', '_').toUpperCase()
const component = `${camel.charAt(0).toUpperCase()}${camel.slice(1)}Scene`

function refuse(reason) {
  console.error(`No scene "${name}": ${reason}`)
  process.exit(1)
}

/** Whether a module may call a variable so: `import`, `await` and the like are taken by the language. */
function isFree(word) {
  try {
    return Boolean(new Script(`'use strict'; async () => { const ${word} = 0 }`))
  } catch {
    return false
  }
}

const piece = `
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { placements } from './placements.ts'

/** The ring turns by itself, and leans over as its section passes: radians. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [ring] = out.parts
  if (!ring) return
  ring.turn = time * 0.05
  ring.lean = 0.7 * drive
}

export const ${constant}: PieceSpec = {
  placements,
  move,
  core: { radius: 0.8, reach: 4 },
  parts: [
    {
      band: { radius: 3.6, axial: 0.34, depth: 0.1, rim: 0.045, groove: 0.02 },
      marks: [{ face: 'outer', marks: 360, numerals: 24, fine: 0.0055 }],
    },
  ],
}

export const ${component} = pieceScene(${constant})
`
const places = `
import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  section: { place: 'right', lean: [20, 50], roll: [-10, 10] },
} as const satisfies Placements
`
const test = `
import { expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { ${constant} } from '#scenes/${name}/index.tsx'
import { driven } from './drive.ts'

it('leans over while its section passes', () => {
  const pose = createPiecePose(${constant}.parts.length, 0)
  const leanAt = (drive: number) => {
    ${constant}.move(driven({ drive }), pose)
    return pose.parts[0]?.lean
  }
  expect(leanAt(0)).toBe(0)
  expect(leanAt(1)).toBeCloseTo(0.7)
})
`

const REGISTRY = 'scenes/index.ts'
const PLACEMENTS = 'scenes/placements.ts'
const END_OF_REGISTRY = '} as const satisfies Record<string, SceneRecord>'
const END_OF_IMPORTS = "import type { Placements } from '#scenes/instrument/placement.ts'"
const END_OF_PLACEMENTS = '} satisfies Partial<Record<SceneName, Placements>>'

/** The text with a line before the one place that says `end`. */
function withLine(text, line, end) {
  if (text.split(end).length !== 2) refuse(`one line "${end}" is expected, to put it before`)
  return text.replace(end, () => `${line}\n${end}`)
}

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse('the name has to be words in lower case, joined by hyphens')
if (!isFree(camel)) refuse('the word belongs to the language')
const registry = readFileSync(REGISTRY, 'utf8')
const own = [`scenes/${name}`, `scenes/${name}.ts`, `tests/scenes/${name}.test.ts`]
if (own.some((file) => existsSync(file)) || registry.includes(` ${name}: lazyScene(`))
  refuse('the name is taken')

const key = camel === name ? name : `'${name}'`
const load = `() => import('#scenes/${name}/index.tsx').then((m) => m.${component})`
const imported = `import { placements as ${camel} } from '#scenes/${name}/placements.ts'`
const written = {
  [`scenes/${name}/index.tsx`]: piece,
  [`scenes/${name}/placements.ts`]: places,
  [`tests/scenes/${name}.test.ts`]: test,
  [REGISTRY]: withLine(registry, `${key}: lazyScene(${load}),`, END_OF_REGISTRY),
  [PLACEMENTS]: withLine(
    withLine(readFileSync(PLACEMENTS, 'utf8'), imported, END_OF_IMPORTS),
    `${key}: ${camel},`,
    END_OF_PLACEMENTS,
  ).replace(`${camel}: ${camel},`, `${camel},`),
}
for (const [file, text] of Object.entries(written)) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await format(text.trimStart(), { ...(await resolveConfig(file)), filepath: file }))
  console.log(`wrote ${file}`)
}
console.log(`
Look at it: npm run scenes, then /?scene=${name}
Stand it in a section of a page, with SetPiece of src/sections/set-piece.tsx:
  <SetPiece scene="${name}" placement="section" place="right">…</SetPiece>
More of its places go to scenes/${name}/placements.ts. One that opens or ends a page has a still:
  npm run media -- --only piece-${name}
docs/scenes.md explains the parts; npm run check tells what is missing.`)
