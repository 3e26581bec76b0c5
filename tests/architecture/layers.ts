import { parseSync } from 'vite'
import path from 'node:path'

/** Who may import whom, besides itself. The README shows this table; tests/architecture.test.ts compares them. */
export const LAYERS = {
  content: [],
  lib: [],
  stores: ['content', 'lib'],
  demos: ['content', 'lib'],
  services: ['content', 'lib'],
  motion: ['stores', 'lib'],
  ui: ['motion', 'lib'],
  runtime: ['ui', 'motion', 'stores', 'content', 'lib'],
  sections: ['runtime', 'ui', 'motion', 'demos', 'services', 'stores', 'content', 'lib'],
  pages: ['sections', 'runtime', 'ui', 'motion', 'demos', 'services', 'stores', 'content', 'lib'],
  app: [
    'pages',
    'sections',
    'runtime',
    'ui',
    'motion',
    'demos',
    'services',
    'stores',
    'content',
    'lib',
    'registry',
    'stage',
  ],
  instrument: ['stores', 'content', 'lib', 'motion'],
  scene: ['instrument', 'stores', 'content', 'lib', 'motion'],
  stage: ['registry', 'instrument', 'stores', 'content', 'lib', 'motion'],
  registry: ['scene', 'stage', 'instrument', 'lib'],
  /** scenes/placements.ts: sections take its type, which no build keeps, and the media script its data. */
  placements: ['registry', 'scene', 'instrument', 'lib'],
  /** src/main.tsx and src/runtime/prerender.tsx: nobody else imports them. */
  entry: ['app', 'pages', 'runtime', 'services', 'stores', 'content', 'lib', 'styles'],
  /** src/runtime/boot.ts runs inline before everything else: it must stay small. */
  boot: ['runtime', 'lib'],
  styles: [],
} as const satisfies Record<string, readonly string[]>

export type Layer = keyof typeof LAYERS

/** The layer of a file by its folder; undefined where the layout knows no such place. */
export function layerOf(file: string): Layer | undefined {
  const [root, folder = '', ...rest] = file.split('/')
  if (file === 'src/runtime/boot.ts') return 'boot'
  if (file === 'src/runtime/prerender.tsx') return 'entry'
  if (root === 'src' && rest.length === 0) return 'entry'
  if (root === 'src') return Object.hasOwn(LAYERS, folder) ? (folder as Layer) : undefined
  if (root !== 'scenes') return undefined
  if (file === 'scenes/placements.ts') return 'placements'
  if (rest.length === 0) return folder === 'index.ts' ? 'registry' : undefined
  return folder === 'stage' || folder === 'instrument' ? folder : 'scene'
}

/** The folder that is a world of its own: one page, one scene. */
function cellOf(file: string): string | undefined {
  const [, folder = '', name, ...rest] = file.split('/')
  if (layerOf(file) === 'pages' && rest.length > 0) return name
  return layerOf(file) === 'scene' ? folder : undefined
}

interface Import {
  specifier: string
  lazy: boolean
  type?: boolean
  passedOn?: boolean
}

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'(?:,\s*(\{[^}]*\}))?/g

function importsOf(file: string, code: string): Import[] {
  const { module, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const globs = [...code.matchAll(GLOB)]
  // One that the pattern missed would be one that nobody judges.
  if (globs.length < code.split('import.meta.glob').length - 1)
    throw new Error(`${file}: a glob cannot be read`)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      lazy: false,
      type: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, lazy: false, passedOn: true }] : [],
      ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: code.slice(start, end).replaceAll(/['"]/g, ''),
      lazy: true,
    })),
    ...globs.map(([, specifier = '', options = '']) => ({ specifier, lazy: !options.includes('eager') })),
  ]
}

/** The file of the project that an import names; null for a package. */
function targetOf(specifier: string, file: string): string | null {
  if (/^[#/]/.test(specifier)) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
}

/** Why `file` may not have this import; null where it may. */
function objection(file: string, { specifier, lazy, type = false, passedOn }: Import): string | null {
  const target = targetOf(specifier, file)
  if (target === null) return null
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === undefined || to === undefined) return 'which is no layer'
  if (passedOn && from !== 'registry' && from !== 'entry') return 'which another file exports'
  if (from === 'sections' && to === 'placements' && type) return null
  if (to !== from && !(LAYERS[from] as readonly Layer[]).includes(to)) return `${from} may not import ${to}`
  if (to !== from && specifier.startsWith('.') && !specifier.includes('*'))
    return 'another layer, by its path'
  const [cell, other] = [cellOf(file), cellOf(target)]
  if (from === to && cell !== other && other !== undefined) return `one of the ${from} may not import another`
  if (['scene', 'stage', 'instrument'].includes(from))
    return to === 'motion' && target !== 'src/motion/ticker.ts' ? 'of motion, only the ticker' : null
  const heavy =
    from === 'registry' ? to === 'scene' : from === 'app' && ['registry', 'stage', 'pages'].includes(to)
  return heavy && !lazy && !(type && from === 'app') ? 'which must load lazily' : null
}

/** What is wrong with the imports of a file, one line each. */
export function layering(file: string, code: string): string[] {
  if (layerOf(file) === undefined) return [`${file} belongs to no layer`]
  return importsOf(file, code).flatMap((entry) => {
    const why = objection(file, entry)
    return why === null ? [] : [`${file} imports ${entry.specifier}: ${why}`]
  })
}
