import type { SearchIndex } from '#src/lib/search.ts'

export async function loadSearchIndex(): Promise<SearchIndex> {
  const response = await fetch('/search-index.json')
  if (!response.ok) throw new Error(`search index: status ${response.status}`)
  return response.json() as Promise<SearchIndex>
}
