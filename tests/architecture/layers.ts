import type { Import, Source } from './source.ts'

/** Who may import whom, besides itself. The README shows this table (tests/architecture.test.ts compares them). */
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
  /** src/main.tsx and src/runtime/prerender.tsx: nobody else imports them. */
  entry: ['app', 'pages', 'runtime', 'services', 'stores', 'content', 'lib', 'styles'],
  /** src/runtime/boot.ts runs inline before everything else: it must stay small. */
  boot: ['runtime', 'lib'],
  styles: [],
} as const satisfies Record<string, readonly string[]>

export type Layer = keyof typeof LAYERS

const FOLDERS = new Set<string>([
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
  'app',
  'styles',
])

/** The layer of a file by its folder; undefined where the layout knows no such place. */
export function layerOf(file: string): Layer | undefined {
  const [root, folder = '', ...rest] = file.split('/')
  if (file === 'src/runtime/boot.ts') return 'boot'
  if (file === 'src/runtime/prerender.tsx') return 'entry'
  if (root === 'src') {
    if (rest.length > 0) return FOLDERS.has(folder) ? (folder as Layer) : undefined
    return 'entry'
  }
  if (root !== 'scenes') return undefined
  if (rest.length === 0) return folder === 'index.ts' ? 'registry' : undefined
  return folder === 'stage' || folder === 'instrument' ? folder : 'scene'
}

/** The folder that is a world of its own: one page, one scene. */
function cellOf(file: string): string | undefined {
  const [root, folder = '', name = '', ...rest] = file.split('/')
  if (root === 'src' && folder === 'pages' && rest.length > 0) return name
  return layerOf(file) === 'scene' ? folder : undefined
}

const onDemand = ({ kind }: Import) => kind === 'lazy' || kind === 'type'

/** Why `file` may not have this import; null where it may. */
function objection(file: string, from: Layer, entry: Import, target: string): string | null {
  const to = layerOf(target)
  if (to === undefined) return 'which is no layer'
  if (to !== from && !(LAYERS[from] as readonly Layer[]).includes(to)) return `${from} may not import ${to}`
  const cell = cellOf(file)
  const other = cellOf(target)
  if (from === to && cell !== other && other !== undefined) return `one of the ${from} may not import another`
  if (from === 'scene' || from === 'stage' || from === 'instrument')
    return to === 'motion' && target !== 'src/motion/ticker.ts' ? 'of motion, only the ticker' : null
  if (from === 'registry') return to === 'scene' && entry.kind !== 'lazy' ? 'a scene must load lazily' : null
  if (from === 'app' && (to === 'registry' || to === 'stage'))
    return onDemand(entry) ? null : 'the 3D code must load lazily'
  if (from === 'app' && to === 'pages') return onDemand(entry) ? null : 'a page must load lazily'
  return null
}

/** The table, and what it leaves to words: pages and scenes stand alone, and arrive only when asked for. */
export function layering(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, imports }) => {
    const from = layerOf(file)
    if (from === undefined) return [`${file} belongs to no layer`]
    return imports.flatMap((entry) => {
      const why = entry.target === null ? null : objection(file, from, entry, entry.target)
      return why === null ? [] : [`${file} imports ${entry.target}: ${why}`]
    })
  })
}
