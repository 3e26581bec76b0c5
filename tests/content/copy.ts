import { readdirSync, readFileSync } from 'node:fs'

/** A text of src/content and the file that it stands in. */
export interface Copy {
  file: string
  text: string
}

/** What holds no copy, or that of other files: places of pieces, addresses, names, summaries of the articles. */
const SILENT =
  /\/(cues\/.*|articles\/(blog|case-studies|whitepapers)|brand|hours-text|paths|media|gradient|runtime)\.ts$/

const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.ts', { eager: true })

/** Code samples are not copy, and an emphasis is a part of its heading. */
const SKIPPED = new Set(['code', 'emphasis'])

/** Every string in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (SKIPPED.has(key) ? [] : stringsIn(inner)))
}

/** Words, and no id, path or file name. */
const isCopy = (text: string) => /^[A-Z“]/.test(text) || text.includes(' ')

/** Each text once, though a module may import it from another. */
function ofModules(): Copy[] {
  const texts = new Map<string, string>()
  for (const [file, exports] of Object.entries(modules).filter(([name]) => !SILENT.test(name)))
    for (const text of stringsIn(exports).filter(isCopy)) texts.set(text, file.replace('/src/content/', ''))
  return [...texts].map(([text, file]) => ({ file, text }))
}

function ofMarkdown(): Copy[] {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  return files.flatMap((file) =>
    readFileSync(`src/content/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^(related|date|updated|topic|emphasis):|^---$/.test(line))
      .map((text) => ({ file, text: text.replaceAll(/\]\([^)]*\)/g, ']') })),
  )
}

/** All copy of the site, text by text. */
export const allCopy: readonly Copy[] = [...ofModules(), ...ofMarkdown()]
