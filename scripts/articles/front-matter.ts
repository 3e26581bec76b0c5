/** The head of a Markdown file, `key: value` a line; a key may come several times. No YAML: nothing to get wrong. */
export interface FrontMatter {
  file: string
  fields: ReadonlyMap<string, readonly string[]>
  /** The file with empty lines in place of its head, so that lines keep their numbers. */
  text: string
}

const HEAD = /^---\n([\s\S]*?)\n---\n/

export class ArticleError extends Error {
  constructor(file: string, problem: string, line?: number) {
    super(`${line === undefined ? file : `${file}:${line}`}: ${problem}`)
    this.name = 'ArticleError'
  }
}

export function readFrontMatter(file: string, source: string, keys: readonly string[]): FrontMatter {
  const head = HEAD.exec(source)
  if (!head) throw new ArticleError(file, 'does not begin with front matter between two lines of ---')
  const fields = new Map<string, string[]>()
  for (const line of (head[1] ?? '').split('\n').filter((text) => text.trim() !== '')) {
    const at = line.indexOf(':')
    const key = line.slice(0, at).trim()
    const value = line.slice(at + 1).trim()
    if (at < 0) throw new ArticleError(file, `"${line}" is not "key: value"`)
    if (!keys.includes(key)) throw new ArticleError(file, `"${key}" is no known key (${keys.join(', ')})`)
    if (value === '') throw new ArticleError(file, `"${key}" is empty`)
    fields.set(key, [...(fields.get(key) ?? []), value])
  }
  return { file, fields, text: source.replace(HEAD, (lines) => lines.replaceAll(/[^\n]/g, '')) }
}

/** The one value of a key, or undefined. */
export function optional({ file, fields }: FrontMatter, key: string): string | undefined {
  const values = fields.get(key) ?? []
  if (values.length > 1) throw new ArticleError(file, `"${key}" is given ${values.length} times`)
  return values[0]
}

export function required(matter: FrontMatter, key: string): string {
  const value = optional(matter, key)
  if (value === undefined) throw new ArticleError(matter.file, `"${key}" is missing`)
  return value
}

/** An ISO date that exists. */
export function dateOf(matter: FrontMatter, value: string): string {
  const valid =
    /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
  if (!valid) throw new ArticleError(matter.file, `"${value}" is no date of the form 2026-01-31`)
  return value
}

/** `2026-01-31` → `January 31, 2026`, the same on every machine. */
export function dateInWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
