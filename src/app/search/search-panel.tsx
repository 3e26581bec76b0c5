import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { paths } from '#src/content/paths.ts'
import { searchOpener } from '#src/content/navigation.ts'
import { searchTexts } from '#src/content/search.ts'
import { isShortcut } from '#src/lib/keys.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import '#src/ui/search-input.css'
import { optionId, SearchResults } from './search-results.tsx'
import { useSearch, type SiteSearch } from './use-search.ts'

/** By how much a key moves among the options. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Keeps the option with this id in view. The list comes with its first: to ask for that would lay out the page. */
function useInView(option: string | undefined): void {
  const shown = useRef(option)
  useEffect(() => {
    if (option === shown.current) return
    shown.current = option
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option])
}

/** A field with a list beneath it (ARIA combobox): arrows walk the list, the keyboard stays in the field. */
export function SearchPanel({ close }: { close: ReactNode }) {
  const list = useId()
  const search = useSearch()
  const { query, results } = search
  const [active, setActive] = useState(0)
  const count = results.reduce((sum, { hits }) => sum + hits.length, 0)
  const option = count > 0 ? optionId(list, active) : undefined
  useInView(option)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = isShortcut(event) ? undefined : STEPS[event.key]
    if (step !== undefined && count > 0) setActive((active + step + count) % count)
    else if (event.key === 'Enter' && option && !event.nativeEvent.isComposing)
      document.getElementById(option)?.click()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="search-bar row-3 soft">
        <Icon name="search" size={22} />
        <input
          className="search-input"
          type="search"
          role="combobox"
          aria-label={searchTexts.field}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={list}
          aria-activedescendant={option}
          placeholder={searchTexts.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          value={query}
          onChange={(event) => {
            search.typed(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        {close}
      </div>
      <Tally search={search} count={count} />
      <SearchResults
        id={list}
        label={searchTexts.title}
        pages={results}
        active={active}
        onPointed={setActive}
      />
      <Otherwise search={search} count={count} />
    </>
  )
}

/** How much was found: shown, and said once the visitor pauses. */
function Tally({ search: { status, query, results }, count }: { search: SiteSearch; count: number }) {
  const pages = results.length
  const found = `${count} ${count === 1 ? 'result' : 'results'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`
  const idle = query.trim() === ''
  const none = status === 'failed' ? '' : `${searchTexts.nothing} “${query.trim()}”`
  const state = status === 'loading' ? searchTexts.loading : count > 0 ? found : none
  return (
    <p className="mono search-tally soft" role="status">
      {idle ? searchTexts.suggestions : state}
    </p>
  )
}

/** Instead of results: what went wrong, and the way on. */
function Otherwise({ search: { status, retry }, count }: { search: SiteSearch; count: number }) {
  if (count > 0) return null
  if (status === 'failed')
    return (
      <div className="search-otherwise stack-4" role="alert">
        <p>{searchOpener.failed}</p>
        <Button variant="outline" onClick={retry}>
          {searchTexts.retry}
        </Button>
      </div>
    )
  if (status === 'loading') return null
  return (
    <div className="search-otherwise stack-4">
      <p>{searchTexts.advice}</p>
      <ButtonLink to={`${paths.contact}?topic=support`} variant="outline" icon="arrow">
        {searchTexts.contact}
      </ButtonLink>
    </div>
  )
}
