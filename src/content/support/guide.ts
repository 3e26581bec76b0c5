import type { SitePath } from '../paths.ts'

type Language = 'bash' | 'javascript' | 'json' | 'yaml' | 'csv'

/** What a chapter is made of. `code` in backticks is set in mono. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly { term: string; detail: string; value?: string }[]; counted?: true }
  | { kind: 'code'; title: string; language: Language; code: string }
  | { kind: 'note'; text: string }

export interface Chapter {
  /** Anchor. */
  id: string
  title: string
  /** Minutes it takes to follow, where it is something to do. */
  minutes?: number
  blocks: readonly Block[]
  more?: readonly { path: SitePath; label: string }[]
}
