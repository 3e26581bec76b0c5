import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type ImportKind = 'value' | 'type' | 'lazy'

export interface Import {
  kind: ImportKind
  /** As it stands in the code. */
  specifier: string
  /** File in the project, or null for a package. A glob keeps its stars. */
  target: string | null
  /** An export that names another file. */
  passedOn?: true
}

export interface Source {
  /** From the project's root: `src/ui/button.tsx`. */
  file: string
  /** The code with its comments blanked out. */
  code: string
  raw: string
  imports: readonly Import[]
}

const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<!\\)\/\/[^\n]*/g

/** Strings are matched first, so that the stars of a glob and the slashes of a URL are not taken for comments. */
export function withoutComments(code: string): string {
  return code.replace(STRING_OR_COMMENT, (match, text?: string) => text ?? match.replace(/[^\n]/g, ' '))
}

const STATIC = /\b(import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\s*\bfrom\s*)?(['"])([^'"\n]+)\3/g
const DYNAMIC = /(?<!\.)\bimport\s*\(\s*([^)]*?)\s*,?\s*\)/g
const GLOB = /\bimport\.meta\.glob(?:<[\s\S]*?>)?\s*\(\s*(\[[^\]]*\]|[^,)]+)\s*(?:,\s*(\{[^}]*\}))?/g
const LITERAL = /^(['"`])([^'"`$]+)\1$/

function unquote(text: string, file: string): string {
  const specifier = LITERAL.exec(text.trim())?.[2]
  if (specifier === undefined) throw new Error(`${file}: the import of ${text} cannot be read`)
  return specifier
}

function targetOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('/')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
}

function importsOf(code: string, file: string): Import[] {
  const found: Omit<Import, 'target'>[] = []
  for (const [, keyword, type, , specifier = ''] of code.matchAll(STATIC)) {
    const passedOn = keyword === 'export'
    found.push({ kind: type ? 'type' : 'value', specifier, ...(passedOn && { passedOn }) })
  }
  for (const [, argument = ''] of code.matchAll(DYNAMIC))
    found.push({ kind: 'lazy', specifier: unquote(argument, file) })
  for (const [, patterns = '', options = ''] of code.matchAll(GLOB)) {
    const kind = /\beager:\s*true/.test(options) ? 'value' : 'lazy'
    const list = patterns.replace(/^\[|\]$/g, '').split(',')
    for (const pattern of list.filter((text) => text.trim() !== ''))
      found.push({ kind, specifier: unquote(pattern, file).replace(/^!/, '') })
  }
  // One that the pattern missed would be one that no rule sees.
  const globs = code.split('import.meta.glob').length - 1
  if ([...code.matchAll(GLOB)].length !== globs) throw new Error(`${file}: a glob cannot be read`)
  return found.map((entry) => ({ ...entry, target: targetOf(entry.specifier, file) }))
}

export function sourceOf(file: string, raw: string): Source {
  const code = withoutComments(raw)
  return { file, raw, code, imports: importsOf(code, file) }
}

/** All TypeScript of the folders. */
export function readSources(...folders: readonly string[]): Source[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.posix.join(entry.parentPath, entry.name)),
  )
  return files.map((file) => sourceOf(file, readFileSync(file, 'utf8')))
}
