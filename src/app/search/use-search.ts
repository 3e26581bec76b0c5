import { useCallback, useEffect, useMemo, useState } from 'react'
import { ignoredWords, synonyms, usefulPages } from '#src/content/search.ts'
import { createSearch, type PageHits, type Search } from '#src/lib/search.ts'
import { loadSearchIndex } from '#src/services/search-index.ts'

type Engine = { status: 'loading' | 'failed' } | { status: 'ready'; search: Search }

/** Kept for the whole visit: what was loaded once works without a connection. */
let ready: Search | null = null

export interface SiteSearch {
  status: Engine['status']
  query: string
  typed: (query: string) => void
  /** Of the query; the useful pages while there is none. */
  results: readonly PageHits[]
  retry: () => void
}

const NO_TERMS: ReadonlySet<string> = new Set()
const suggestions: readonly PageHits[] = usefulPages.map(({ path, title, reason }) => ({
  path,
  title,
  hits: [{ url: path, heading: title, text: reason, terms: NO_TERMS }],
}))

export function useSearch(): SiteSearch {
  const [engine, setEngine] = useState<Engine>(
    ready ? { status: 'ready', search: ready } : { status: 'loading' },
  )
  const [query, setQuery] = useState('')

  const load = useCallback(() => {
    setEngine({ status: 'loading' })
    loadSearchIndex()
      .then((index) => createSearch(index, { synonyms, ignored: ignoredWords }))
      .then(
        (search) => {
          ready ??= search
          setEngine({ status: 'ready', search: ready })
        },
        () => setEngine({ status: 'failed' }),
      )
  }, [])
  useEffect(() => {
    if (!ready) load()
  }, [load])

  const results = useMemo(() => {
    if (query.trim() === '') return suggestions
    return engine.status === 'ready' ? engine.search(query) : []
  }, [engine, query])
  return { status: engine.status, query, typed: setQuery, results, retry: load }
}
