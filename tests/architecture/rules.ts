import { layerOf, layering, type Layer } from './layers.ts'
import type { Source } from './source.ts'

/** Takes all sources and tells what breaks the rule, one line each. */
export type Rule = (sources: readonly Source[]) => string[]

/** A rule about single files: the reason a file is refused, or null. */
function perFile(judge: (source: Source) => string | null | undefined | false): Rule {
  return (sources) =>
    sources.flatMap((source) => {
      const reason = judge(source)
      return reason ? [`${source.file} ${reason}`] : []
    })
}

const WITHOUT_REACT = new Set<Layer | undefined>(['content', 'lib', 'stores', 'demos', 'services'])
const REACT = /^(react|react-dom|react-router(-dom)?|zustand|@radix-ui\/.*|@react-three\/.*)(\/|$)/
const VANILLA = 'zustand/vanilla'

const withoutReact = perFile(({ file, imports }) => {
  if (!WITHOUT_REACT.has(layerOf(file))) return null
  if (file.endsWith('.tsx')) return 'is a component'
  const found = imports.find(({ specifier }) => specifier !== VANILLA && REACT.test(specifier))
  return found && `imports ${found.specifier}`
})

const threeInScenes = perFile(({ file, imports }) => {
  const found = imports.find(({ specifier }) => /^(three|@react-three\/.*)(\/|$)/.test(specifier))
  return found && !file.startsWith('scenes/') && `imports ${found.specifier}`
})

const noClimbing = perFile(({ imports }) => {
  const found = imports.find(({ specifier }) => /(^|\/)\.\.\/(.*\/)?\.\.\//.test(specifier))
  return found && `imports ${found.specifier}`
})

/** A glob must be relative; all else crosses a layer by its name. */
const crossingByName = perFile(({ file, imports }) => {
  const found = imports.find(
    ({ specifier, target }) =>
      specifier.startsWith('.') &&
      !specifier.includes('*') &&
      target !== null &&
      layerOf(target) !== layerOf(file),
  )
  return found && `imports ${found.specifier}`
})

/** Files that `lazy(() => import(…))` asks for: these alone need a default export. */
function lazyTargets(sources: readonly Source[]): Set<string | null> {
  const targets = sources.flatMap(({ code, imports }) =>
    [...code.matchAll(/\blazy\s*\(\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]/g)].map(
      ([, specifier]) => imports.find((entry) => entry.specifier === specifier)?.target ?? null,
    ),
  )
  return new Set(targets)
}

const namedExports: Rule = (sources) => {
  const allowed = lazyTargets(sources)
  return perFile(
    ({ file, code }) =>
      /\bexport\s+(default\b|\{[^}]*\bas\s+default\b)/.test(code) &&
      !allowed.has(file) &&
      'has a default export',
  )(sources)
}

const noBarrels = perFile(
  ({ file, imports }) =>
    file !== 'scenes/index.ts' && imports.some(({ passedOn }) => passedOn) && 're-exports another file',
)

const oneClock = perFile(
  ({ file, code }) =>
    file !== 'src/motion/ticker.ts' &&
    /\brequestAnimationFrame\b|\bsetAnimationLoop\b/.test(code) &&
    'asks for frames of its own',
)

/** The mail service logs what it hands over (spec §7). */
const LOGS = 'src/services/mail.ts'

const noLogging = perFile(
  ({ file, code }) => file !== LOGS && /\bconsole\s*\.\s*(log|debug|info)\b/.test(code) && 'logs',
)

/** Looks at comments, too: that is where these stand. */
const noMuzzles = perFile(({ raw }) => {
  const found = /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable/.exec(raw)
  return found && `says ${found[0]}`
})

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/

const kebabNames = perFile(({ file }) => {
  const wrong = file.split('/').find((part) => !KEBAB.test(part))
  return wrong && `has a part that is not kebab-case: ${wrong}`
})

/** Lines of a file as an editor counts them. */
const linesOf = ({ raw }: Source) => raw.replace(/\n$/, '').split('\n').length

/** Copy may be as long as it must; all else stays small. */
const smallFiles: Rule = (sources) => {
  const sizes = sources
    .filter(({ file }) => layerOf(file) !== 'content')
    .map(linesOf)
    .toSorted((a, b) => a - b)
  const at = (share: number) => sizes[Math.max(0, Math.ceil(share * sizes.length) - 1)] ?? 0
  return [
    ...(at(0.5) > 60 ? [`the median file has ${at(0.5)} lines, over 60`] : []),
    ...(at(0.95) > 180 ? [`the 95th percentile has ${at(0.95)} lines, over 180`] : []),
  ]
}

export const rules = {
  'every layer imports only what the table allows': layering,
  'content, lib, stores, demos and services know no React': withoutReact,
  'three stays in the scenes': threeInScenes,
  'no import climbs two folders': noClimbing,
  'imports between layers go by name': crossingByName,
  'exports have names, but where lazy asks for a default': namedExports,
  'no barrels but the scene registry': noBarrels,
  'only the ticker asks for frames': oneClock,
  'nothing is logged': noLogging,
  'no check is silenced': noMuzzles,
  'names are kebab-case': kebabNames,
  'files stay small': smallFiles,
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
