import type { SearchIndex } from '#src/lib/search.ts'

let loading: Promise<SearchIndex> | null = null

/** Fetches the index once per visit; a failure is forgotten, so that the next call tries again. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetch('/search-index.json')
    .then((response) => {
      if (!response.ok) throw new Error(`search index: status ${response.status}`)
      return response.json() as Promise<SearchIndex>
    })
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}
